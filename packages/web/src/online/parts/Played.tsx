/** What a room plays: a Mission, a game of Zone Survival with its map, or a Campaign. */
import { useSignal } from '@preact/signals';
import { pairOf } from '@zonecrawl/engine/survival';
import { useEffect } from 'preact/hooks';
import { mapName } from '../../survival/names.ts';
import { t } from '../../text/index.ts';
import { loadTextsOf } from '../../words/load.ts';
import { missionIn } from '../../words/names.ts';

/** null: a Campaign. */
export function Played({ mission }: { readonly mission: string | null }) {
  const told = useSignal<string | null>(null);
  useEffect(() => {
    if (mission === null) return;
    void loadTextsOf(mission).then(() => {
      told.value = mission;
    });
  }, [mission]);
  if (mission === null) return <p>{t('online.open.playsOther')}</p>;
  // Scenarios and maps have texts that are loaded for them alone.
  if (told.value !== mission) return <p aria-busy="true" />;
  const pair = pairOf(mission);
  return (
    <p>
      {t('online.open.plays', { mission: missionIn(mission) })}
      {pair === null ? null : <> · {mapName(pair.map)}</>}
    </p>
  );
}

/** The Mission that a room plays; null: a Campaign. */
export const missionOf = (
  plays: { readonly mode: 'mission'; readonly mission: string } | { readonly mode: 'campaign' },
): string | null => (plays.mode === 'mission' ? plays.mission : null);
