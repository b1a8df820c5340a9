/** Which person or bot plays a Stalker: stored with the Campaign, for its next Missions. */
import type { CardId } from '@zonecrawl/engine/model';
import { Icon } from '../../icons/index.ts';
import { type Player, SOMEBODY } from '../../saves/index.ts';
import { PlayerChoice } from '../../setup/PlayerChoice.tsx';
import { t } from '../../text/index.ts';
import { cardIn } from '../../words/names.ts';
import { useCampaign } from '../state/context.ts';

export function WhoPlays({ stalker }: { readonly stalker: CardId }) {
  const { record, note } = useCampaign();
  const player = record.players?.[stalker] ?? SOMEBODY;
  if (note === null) return null;
  return (
    <details class="camp-plays">
      <summary>
        <PlayerName player={player} />
      </summary>
      <PlayerChoice
        name={cardIn(stalker)}
        player={player}
        onChange={(next) => note({ players: { ...record.players, [stalker]: next } })}
      />
    </details>
  );
}

export function PlayerName({ player }: { readonly player: Player }) {
  return (
    <span class="camp-player">
      <Icon name={player.bot === null ? 'people' : 'bot'} />
      {playedBy(player)}
    </span>
  );
}

function playedBy({ person, bot }: Player): string {
  const name = bot === null ? person.trim() : t(`hint.bot.${bot}`);
  return name === '' ? t('camp.plays.somebody') : t('camp.plays', { name });
}
