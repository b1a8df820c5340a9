/** Texts to read before the game continues: of the Mission and of revealed cards, in one dialog. */
import { useSignal } from '@preact/signals';
import type { CardId, Fact } from '@zonecrawl/engine/model';
import { useEffect } from 'preact/hooks';
import { Paper } from '../../cards/Paper.tsx';
import { speed } from '../../game/speed.ts';
import { t } from '../../text/index.ts';
import { Button, Dialog } from '../../widgets/index.ts';
import { cardName, cardWords, missionName, onTable, sideName } from '../../words/names.ts';
import { useTable } from '../state/context.ts';

interface Page {
  readonly id: number;
  readonly title: string;
  readonly text: string;
}

/** The text of a fact, if it has one. */
function pageOf(id: number, fact: Fact): Page | undefined {
  switch (fact.fact) {
    case 'textShown':
      return { id, title: titleOf(fact.card), text: t(fact.text) };
    case 'eventDrawn':
      // With playback on, the card is shown there.
      return speed.value === 'off'
        ? { id, title: cardName(fact.card), text: cardWords(fact.card) }
        : undefined;
    case 'environmentFlipped':
    case 'environmentPlaced': {
      const text = cardWords(fact.card, fact.face);
      return text === '' ? undefined : { id, title: sideName(fact.card, fact.face), text };
    }
    default:
      return undefined;
  }
}

const titleOf = (card: CardId | null): string =>
  card === null ? missionName(onTable.value?.id ?? '') : cardName(card);

export function Reading() {
  const { game } = useTable();
  const pages = useSignal<readonly Page[]>([]);
  const cause = game.update.value?.cause;
  const fresh = game.fresh.value;
  useEffect(() => {
    if (cause !== 'began' && cause !== 'answered' && cause !== 'looked') return;
    // A resumed game does not show its opening texts again.
    if (cause === 'looked' && (game.update.value?.at ?? 0) > 0) return;
    const found = fresh.flatMap(({ id, fact }) => {
      const page = pageOf(id, fact);
      return page === undefined || page.text === '' ? [] : [page];
    });
    if (found.length > 0) pages.value = [...pages.value, ...found];
  }, [fresh, cause, game, pages]);
  const [first, ...others] = pages.value;
  if (first === undefined || game.playback.playing.value || game.looking.value !== null) return null;
  const done = () => {
    pages.value = [];
  };
  return (
    <Dialog
      key={first.id}
      open
      title={first.title}
      closeLabel={t('ui.button.close')}
      onClose={done}
      buttons={
        <Button kind="primary" icon="check" onPress={done}>
          {t('table.goOn')}
        </Button>
      }
    >
      <div class="t-reading" role="document" tabindex={0} aria-label={first.title}>
        <Paper text={first.text} />
        {others.map(({ id, title, text }) => (
          <section key={id}>
            <h3 class="t-reading-title">{title}</h3>
            <Paper text={text} />
          </section>
        ))}
      </div>
    </Dialog>
  );
}
