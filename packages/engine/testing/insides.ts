/** What tests look at inside the engine and nobody else may use. */

export { copyCampaign } from '../src/campaign/copy.ts';
export { newCampaign } from '../src/campaign/newCampaign.ts';
export { UNORDERED_DECKS } from '../src/game/hidden.ts';
export { stateNow } from '../src/game/spelling.ts';
export { startSchema } from '../src/game/start.ts';
export { pathPreview } from '../src/host/path.ts';
export { answerQuestion } from '../src/host/questions.ts';
export { reachableSpaces } from '../src/host/reach.ts';
export { beginHistory as beginAnyHistory } from '../src/kernel/history.ts';
export { openJournal } from '../src/kernel/opening.ts';
export { saveOf } from '../src/kernel/save.ts';
export { retell } from '../src/kernel/session.ts';
export { secretsOf } from '../src/mission/check/secrets.ts';
export { newGame } from '../src/mission/effects/script.ts';
export { isRandomEvent } from '../src/mission/words/cards.ts';
export { type Pool, rolled } from '../src/odds/dice.ts';
export { suffer } from '../src/odds/fate.ts';
export { rerolledWell, type Worth } from '../src/odds/reroll.ts';
