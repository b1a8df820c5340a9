/** Hints, and bots in the seats of people. */

export { BotBar } from './BotBar.tsx';
export { type Company, createCompany } from './company.ts';
export { HintButton, useAsking } from './HintButton.tsx';
export { HintPanel } from './HintPanel.tsx';
export { createHints, type Hints } from './hints.ts';
export { type Answered, companyIn, companyOf, type KeptCompany, NO_COMPANY, seatsOnly } from './kept.ts';
export { markHints } from './marks.ts';
export { PlayForMe } from './PlayForMe.tsx';
export { pastBots } from './past.ts';
export { AnsweredTag, SeatTag } from './tags.tsx';
export { createThinker } from './thinker.ts';
