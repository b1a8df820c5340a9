/** The open decision with the panel made for its kind; whatever has none of its own is a list of its options. */
import type { Decision } from '@zonecrawl/engine/kernel';
import { t } from '../../text/index.ts';
import { useTable } from '../context.ts';
import { ActionPanel } from './Action.tsx';
import { Choices } from './Choices.tsx';
import { Numbers } from './Numbers.tsx';
import { Prepare } from './Prepare.tsx';
import { Reroll } from './Reroll.tsx';
import { Step } from './Step.tsx';
import { Story } from './Story.tsx';
import { Target } from './Target.tsx';
import { Tokens } from './Tokens.tsx';

export function DecisionPanel() {
  const { game } = useTable();
  const decision = game.decision.value;
  if (decision === null) return null;
  if (game.update.value?.yours === false) return <p class="t-help">{t('table.notYours')}</p>;
  return (
    <div class={game.busy.value ? 't-busy' : ''} aria-busy={game.busy.value}>
      <Panel key={game.update.value?.at} decision={decision} />
    </div>
  );
}

function Panel({ decision }: { readonly decision: Decision }) {
  switch (decision.kind) {
    case 'action':
      return <ActionPanel decision={decision} />;
    case 'step':
      return <Step decision={decision} />;
    case 'reroll':
      return <Reroll decision={decision} />;
    case 'target':
    case 'bodyPart':
      return <Target decision={decision} />;
    case 'nextTurn':
    case 'criticalInjury':
      return <Tokens decision={decision} />;
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
