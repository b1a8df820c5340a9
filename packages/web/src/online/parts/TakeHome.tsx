/** The game leaves the server: by a vote while it is played; when it is over or closed, to this device or as a file. */
import { takeCampaignIn } from '../../campaign/begin.ts';
import { download, textOfCampaign, textOfGame } from '../../saves/index.ts';
import { takeIn } from '../../setup/begin.ts';
import { notify } from '../../shell/notices.ts';
import { go } from '../../shell/route.ts';
import { t } from '../../text/index.ts';
import { Button } from '../../widgets/index.ts';
import type { RoomClient } from '../wire/room.ts';
import { act } from './act.ts';
import { holdersOf, peopleOf } from './names.ts';

export function TakeHome({ client }: { readonly client: RoomClient }) {
  const room = client.room.value;
  const you = client.you.value;
  if (room === null || you === null || room.phase === 'gathering') return null;
  if (room.phase === 'playing')
    return holdersOf(room).includes(you) ? (
      <Button
        size="small"
        icon="save"
        onPress={() => void act(client, { act: 'vote', motion: { vote: 'home' }, agree: true })}
      >
        {t('online.home.vote')}
      </Button>
    ) : null;
  return (
    <span class="online-keys">
      <Button kind="primary" icon="continue" onPress={() => void keep(client)}>
        {t('online.home.keep')}
      </Button>
      <Button size="small" icon="save" onPress={() => void exportGame(client)}>
        {t('online.home.export')}
      </Button>
    </span>
  );
}

interface Taken {
  readonly isCampaign: boolean;
  /** As a file of ours. */
  readonly text: string;
}

/** null: it was refused, which was said. */
async function taken(client: RoomClient): Promise<Taken | null> {
  const reply = await act(client, { act: 'export' });
  if (typeof reply !== 'object' || reply === null) return null;
  const game = 'game' in reply ? reply.game : null;
  const campaign = 'campaign' in reply ? reply.campaign : null;
  if (campaign !== null) return { isCampaign: true, text: textOfCampaign({ name: '' }, campaign, game) };
  const room = client.room.value;
  const people = room === null ? [] : peopleOf(room);
  return game === null ? null : { isCampaign: false, text: textOfGame({ name: '', people }, game) };
}

/** Checked like a file: what cannot be played is not kept. */
async function keep(client: RoomClient): Promise<void> {
  const home = await taken(client);
  if (home === null) return;
  const kept = home.isCampaign ? await takeCampaignIn(home.text) : await takeIn(home.text);
  if (kept.ok) go({ screen: home.isCampaign ? 'campaign' : 'play', id: kept.record.id });
  else notify(t(`ui.import.${kept.trouble}`), { tone: 'danger' });
}

async function exportGame(client: RoomClient): Promise<void> {
  const home = await taken(client);
  if (home !== null) download(`zonecrawl-${client.code}.json`, home.text);
}
