/** The exact odds of an attack on one target: a button per Body Part, without and with a Focus. */

import type { Replies } from '@zonecrawl/engine/host';
import { Icon } from '../../icons/index.ts';
import { shownKey, useKey } from '../../keyboard/index.ts';
import { t } from '../../text/index.ts';
import { entityName } from '../../words/names.ts';
import { amount, percent } from '../../words/numbers.ts';
import { modifierText } from '../../words/reasons.ts';
import { useTable, useWords } from '../state/context.ts';
import { isTold } from '../state/marks.ts';
import { statusChances } from './statusChances.ts';

type AttackOdds = Replies['attackOdds'][number];
type PartChance = AttackOdds['parts'][number];

export interface OddsProps {
  readonly odds: AttackOdds;
  readonly title?: string | undefined;
  readonly keys: readonly (string | undefined)[];
  readonly onShoot?: ((part: PartChance['part']) => void) | undefined;
}

export function Odds({ odds, title, keys, onShoot }: OddsProps) {
  const { game, ui } = useTable();
  const words = useWords();
  if (words === null) return null;
  const enemy = game.shown.value?.view.enemies.find(({ id }) => id === odds.target);
  return (
    <div class="t-odds">
      <p class="t-odds-head">
        <strong>{title ?? entityName(words.cast, odds.target)}</strong>
        <span class="t-chip">
          <Icon name={odds.accurate ? 'accurate' : 'range'} />
          {t(odds.accurate ? 'table.odds.accurate' : 'table.odds.range', { range: odds.range })}
        </span>
        <span class="t-chip">{t('table.odds.dice', odds.dice)}</span>
        {odds.modifiers.map((modifier) => (
          <span key={modifier.reason} class="t-chip">
            {modifierText(modifier)}
          </span>
        ))}
      </p>
      <div class="t-odds-parts">
        {odds.parts.map((part, index) => (
          <PartButton
            key={part.part}
            part={part}
            enemy={enemy}
            hotkey={keys[index]}
            isPointed={
              onShoot !== undefined && isTold({ is: 'part', part: part.part }, ui.pointedAnswer.value)
            }
            onShoot={onShoot === undefined ? undefined : () => onShoot(part.part)}
          />
        ))}
      </div>
    </div>
  );
}

interface PartButtonProps {
  readonly part: PartChance;
  /** What it suffers from already is no result of the attack. */
  readonly enemy: { readonly pinDown: boolean; readonly exposed: boolean } | undefined;
  readonly hotkey: string | undefined;
  /** A lesson tells to aim there. */
  readonly isPointed: boolean;
  readonly onShoot: (() => void) | undefined;
}

function PartButton({ part: { part, plain, focus }, enemy, hotkey, isPointed, onShoot }: PartButtonProps) {
  useKey('table', hotkey, onShoot);
  const shown = shownKey(hotkey);
  const name = t(`term.${part}.name`);
  const hit = 1 - plain.miss;
  return (
    <button
      type="button"
      class={`t-part-odds${isPointed ? ' is-pointed' : ''}`}
      disabled={onShoot === undefined}
      aria-keyshortcuts={shown}
      onClick={onShoot}
    >
      <span class="t-part-name">
        <Icon name={part} size="1.6rem" />
        {name}
        {shown === undefined ? null : (
          <kbd class="z-keycap" aria-hidden="true">
            {shown.toUpperCase()}
          </kbd>
        )}
      </span>
      <dl>
        <Chance label={t('table.odds.hit')} now={hit} focus={focus === null ? null : 1 - focus.miss} />
        <Chance label={t('table.odds.kill')} now={plain.kill} focus={focus?.kill ?? null} strong />
        <div>
          <dt>{t('table.odds.hp')}</dt>
          <dd class="read">−{amount(plain.expectedHpLost)}</dd>
          <dd class="read t-with-focus">
            {focus === null ? null : <WithFocus>{`−${amount(focus.expectedHpLost)}`}</WithFocus>}
          </dd>
        </div>
        {statusChances({ plain, focus }, enemy).map(({ status, ...chances }) => (
          <Chance key={status} label={t(`term.${status}.name`)} {...chances} />
        ))}
      </dl>
    </button>
  );
}

interface ChanceProps {
  readonly label: string;
  readonly now: number;
  readonly focus: number | null;
  readonly strong?: boolean;
}

function Chance({ label, now, focus, strong = false }: ChanceProps) {
  return (
    <div class={strong ? 'is-strong' : ''}>
      <dt>{label}</dt>
      <dd class="read">{percent(now)}</dd>
      <dd class="read t-with-focus">{focus === null ? null : <WithFocus>{percent(focus)}</WithFocus>}</dd>
    </div>
  );
}

/** Told by its sign, not by its colour alone. */
function WithFocus({ children }: { readonly children: string }) {
  return (
    <>
      <Icon name="focus" title={t('table.odds.withFocus')} size="0.9rem" />
      {children}
    </>
  );
}
