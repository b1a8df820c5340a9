/** What the table votes about now. */
import type { Motion } from '@zonecrawl/engine/online';
import { Icon } from '../../icons/index.ts';
import { t } from '../../text/index.ts';
import { Button } from '../../widgets/index.ts';
import type { RoomClient } from '../wire/room.ts';
import { act } from './act.ts';
import { optionText } from './choices.ts';
import { holdersOf, playerName } from './names.ts';

export function Votes({ client }: { readonly client: RoomClient }) {
  const room = client.room.value;
  const you = client.you.value;
  if (room === null) return null;
  const isVoter = you !== null && holdersOf(room).includes(you);
  return (
    <div role="status">
      {room.votes.map(({ motion, agreed }) => {
        const hasAgreed = you !== null && agreed.includes(you);
        const say = (agree: boolean) => () => void act(client, { act: 'vote', motion, agree });
        return (
          <div key={JSON.stringify(motion)} class="not-saved is-notice">
            <Icon name="people" size="1.3rem" />
            <p>
              {t('online.vote', {
                what: motionText(client, motion),
                agreed: agreed.map((id) => playerName(room, id)),
              })}
            </p>
            {isVoter ? (
              <span class="not-saved-buttons">
                {hasAgreed ? null : (
                  <Button size="small" kind="primary" icon="check" onPress={say(true)}>
                    {t('online.vote.agree')}
                  </Button>
                )}
                <Button size="small" icon="close" onPress={say(false)}>
                  {t(hasAgreed ? 'online.vote.withdraw' : 'online.vote.disagree')}
                </Button>
              </span>
            ) : null}
          </div>
        );
      })}
    </div>
  );
}

function motionText(client: RoomClient, motion: Motion): string {
  const room = client.room.value;
  switch (motion.vote) {
    case 'undo':
      return t('online.vote.undo', { inputs: motion.inputs });
    case 'free':
      return t('online.vote.free', { name: playerName(room, motion.player) });
    case 'home':
      return t('online.vote.home');
    case 'choose': {
      const decision = client.campaign.value?.decision;
      return decision === undefined ? t('online.vote.choose') : optionText(decision, motion.option);
    }
  }
}
