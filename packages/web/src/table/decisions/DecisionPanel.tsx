/** The open decision with the panel made for its kind; whatever has none of its own is a list of its options. */
import type { Decision } from '@zonecrawl/engine/model';
import { useEffect } from 'preact/hooks';
import { t } from '../../text/index.ts';
import { Beside } from '../parts/Beside.tsx';
import { subjectOf } from '../parts/subject.ts';
import { useTable, useWords } from '../state/context.ts';
import { ActionPanel } from './Action.tsx';
import { Choices } from './Choices.tsx';
import { MoveStep } from './MoveStep.tsx';
import { Numbers } from './Numbers.tsx';
import { Prepare } from './Prepare.tsx';
import { Reroll } from './Reroll.tsx';
import { Story } from './Story.tsx';
import { Target } from './Target.tsx';
import { TurnTokens } from './TurnTokens.tsx';

export function DecisionPanel() {
  const { game, bots } = useTable();
  const words = useWords();
  const decision = game.decision.value;
  useEffect(() => letGoOfMap(decision), [decision]);
  if (decision === null || bots.acting.value !== null) return null;
  if (game.update.value?.yours === false) return <p class="t-help t-not-yours">{t('table.notYours')}</p>;
  return (
    <Beside subject={words === null ? null : subjectOf(decision, words)} busy={game.busy}>
      <Panel key={game.update.value?.at} decision={decision} />
    </Beside>
  );
}

/** A choice among Turn tokens, by any card. */
const isAboutTokens = ({ kind, options }: Decision): boolean =>
  kind === 'choice' && options.every(({ is }) => is === 'turn');

/** Enter belongs to a focused space of the map. Where nothing on the map can be chosen it is the panel's again. */
function letGoOfMap(decision: Decision | null): void {
  const focused = document.activeElement;
  if (decision === null || decision.kind === 'action' || !(focused instanceof SVGElement)) return;
  const onMap = decision.options.some(
    ({ is }) => is === 'space' || is === 'route' || is === 'entity' || is === 'stalker' || is === 'symbol',
  );
  if (!onMap) focused.blur();
}

function Panel({ decision }: { readonly decision: Decision }) {
  const { game } = useTable();
  const beginning = game.beginning.value;
  if (beginning?.asked === decision) return <ActionPanel decision={beginning.first} beginning={beginning} />;
  if (isAboutTokens(decision)) return <TurnTokens decision={decision} title={t('decision.choice.tokens')} />;
  switch (decision.kind) {
    case 'action':
      return <ActionPanel decision={decision} />;
    case 'step':
      return <MoveStep decision={decision} />;
    case 'reroll':
      return <Reroll decision={decision} />;
    case 'target':
    case 'bodyPart':
      return <Target decision={decision} />;
    case 'nextTurn':
    case 'criticalInjury':
      return <TurnTokens decision={decision} />;
    case 'prepare':
      return <Prepare decision={decision} />;
    case 'spread':
    case 'ammo':
      return <Numbers decision={decision} />;
    case 'choice':
    case 'control':
    case 'useAbility':
      return <Story decision={decision} />;
    case 'gain':
    case 'install':
    case 'discard':
    case 'reload':
    case 'card':
      return <Choices decision={decision} cards />;
    default:
      return <Choices decision={decision} />;
  }
}
