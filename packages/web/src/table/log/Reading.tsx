/**
 * Texts to read before the game continues: of the Mission and of revealed cards, in one dialog. A Setup card of Zone
 * Survival comes by itself, and the map shows where it lies.
 */
import { useSignal } from '@preact/signals';
import type { SpaceId } from '@zonecrawl/engine/board';
import type { CardId, Fact } from '@zonecrawl/engine/model';
import { useEffect } from 'preact/hooks';
import { Paper } from '../../cards/Paper.tsx';
import type { LogLine } from '../../game/log.ts';
import { speed } from '../../game/speed.ts';
import { t, textOf } from '../../text/index.ts';
import { Button, Dialog, LowDialog } from '../../widgets/index.ts';
import { cardName, cardWords, missionName, onTable, sideName } from '../../words/names.ts';
import { useTable } from '../state/context.ts';
import { SoundOffer } from './SoundOffer.tsx';

interface Page {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  /** Where its token lies: it is shown by itself, with the map above it. */
  readonly space?: SpaceId;
}

/** The text of a fact, if it has one. */
function pageOf(id: number, fact: Fact): Page | undefined {
  switch (fact.fact) {
    case 'textShown':
      return { id, title: titleOf(fact.card), text: textOf(fact.text) };
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

/** ZS2: the space on which a Setup card has its token. */
function drawnAt(fact: Fact, fresh: readonly LogLine[]): SpaceId | undefined {
  if (fact.fact !== 'environmentPlaced') return undefined;
  for (const { fact: other } of fresh)
    if (other.fact === 'tokenPlaced' && other.token === fact.card) return other.space;
  return undefined;
}

/** MI1: in a Campaign the Prologue was read when the Mission was chosen. */
const isPrologue = (fact: Fact): boolean =>
  fact.fact === 'textShown' && fact.text === `mission.${onTable.value?.id}.prologue`;

export function Reading({ prologueRead }: { readonly prologueRead: boolean }) {
  const { game, ui } = useTable();
  const pages = useSignal<readonly Page[]>([]);
  const cause = game.update.value?.cause;
  const fresh = game.fresh.value;
  useEffect(() => {
    if (cause !== 'began' && cause !== 'answered' && cause !== 'looked') return;
    // A resumed game does not show its opening texts again.
    if (cause === 'looked' && (game.update.value?.at ?? 0) > 0) return;
    const found = fresh.flatMap(({ id, fact }) => {
      const page = prologueRead && isPrologue(fact) ? undefined : pageOf(id, fact);
      if (page === undefined || page.text === '') return [];
      const space = drawnAt(fact, fresh);
      return [space === undefined ? page : { ...page, space }];
    });
    if (found.length > 0) pages.value = [...pages.value, ...found];
  }, [fresh, cause, game, pages, prologueRead]);
  const [first, ...later] = pages.value;
  const isDue = first !== undefined && !game.playback.playing.value && game.looking.value === null;
  const space = isDue ? first.space : undefined;
  // A decision that comes while it is read takes all marks off the map: this one is put back.
  const decision = game.decision.value;
  useEffect(() => {
    if (space !== undefined) ui.lookAt.value = { spaces: [space], centre: true, marked: true };
  }, [space, decision, ui]);
  if (!isDue) return null;
  if (space !== undefined)
    return (
      <Revealed
        key={first.id}
        page={first}
        left={later.filter((page) => page.space !== undefined).length}
        onNext={() => {
          pages.value = later;
        }}
        onClose={() => {
          pages.value = later.filter((page) => page.space === undefined);
        }}
      />
    );
  const others = later.filter((page) => page.space === undefined);
  // The offer is seen without scrolling, unless that leaves no room for the text.
  const { isTiny } = ui.layout.value;
  const done = () => {
    pages.value = later.filter((page) => page.space !== undefined);
  };
  return (
    <Dialog
      key={first.id}
      open
      title={first.title}
      closeLabel={t('ui.button.close')}
      onClose={done}
      buttons={
        <>
          {isTiny ? null : <SoundOffer />}
          <Button kind="primary" icon="check" onPress={done}>
            {t('table.goOn')}
          </Button>
        </>
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
      {isTiny ? <SoundOffer /> : null}
    </Dialog>
  );
}

interface RevealedProps {
  readonly page: Page;
  /** How many more are revealed after it. */
  readonly left: number;
  readonly onNext: () => void;
  readonly onClose: () => void;
}

/** A Setup card as it is drawn; the map shows where. */
function Revealed({ page: { title, text }, left, onNext, onClose }: RevealedProps) {
  return (
    <LowDialog
      open
      title={title}
      closeLabel={t('ui.button.close')}
      onClose={onClose}
      buttons={
        <Button kind="primary" icon={left === 0 ? 'check' : 'continue'} onPress={onNext}>
          {left === 0 ? t('table.goOn') : t('table.reveal.next', { left })}
        </Button>
      }
    >
      <div class="t-reading" role="document" tabindex={0} aria-label={title}>
        <Paper text={text} />
      </div>
    </LowDialog>
  );
}
