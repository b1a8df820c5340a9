/** Sound is offered once, with the first text that is read at a table: nobody finds it in the settings. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { play } from '../../sound/play.ts';
import { ambience, soundOffered, soundOn, volume } from '../../sound/volume.ts';
import { t } from '../../text/index.ts';
import { Button } from '../../widgets/index.ts';

export function SoundOffer() {
  const isOpen = useSignal(!soundOffered.peek() && volume.peek() === 0 && ambience.peek() === 0);
  useEffect(() => {
    soundOffered.value = true;
  }, []);
  if (!isOpen.value) return null;
  return (
    <div class="t-sound-offer">
      <p>{t('table.sound.offer')}</p>
      <Button
        size="small"
        icon="sound"
        onPress={() => {
          soundOn();
          play('geiger');
          isOpen.value = false;
        }}
      >
        {t('table.sound.on')}
      </Button>
      <Button
        size="small"
        kind="quiet"
        onPress={() => {
          isOpen.value = false;
        }}
      >
        {t('table.sound.off')}
      </Button>
    </div>
  );
}
