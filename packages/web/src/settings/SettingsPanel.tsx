/** Everything that can be set, with what it does. It works at once; there is nothing to confirm. */
import type { Signal } from '@preact/signals';
import { speed, speeds } from '../game/speed.ts';
import { singleKeys } from '../keyboard/index.ts';
import { languages } from '../language/catalogue.ts';
import { play } from '../sound/play.ts';
import { ambience, LOUDEST, volume } from '../sound/volume.ts';
import { t } from '../text/index.ts';
import { chosenTheme, motion, motions, textScale, textScales, theme } from '../theme/index.ts';
import { Button, Choice, Slider, Switch } from '../widgets/index.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { hints } from './lessons.ts';
import { undoRule, undoRules } from './undo.ts';

export function SettingsPanel() {
  const size = textScales.findIndex((scale) => Math.abs(scale - textScale.value) < 0.01);
  return (
    <div class="settings">
      <section aria-labelledby="settings-game">
        <h2 id="settings-game">{t('ui.settings.game')}</h2>
        <Choice
          label={t('ui.settings.speed')}
          hint={t('ui.settings.speedHint')}
          chosen={speed.value}
          options={speeds.map((value) => ({ value, text: t(`ui.settings.speed.${value}`) }))}
          onChoose={(value) => {
            speed.value = value;
          }}
        />
        <Choice
          label={t('ui.settings.undo')}
          hint={t(`ui.settings.undo.${undoRule.value}Hint`)}
          chosen={undoRule.value}
          options={undoRules.map((value) => ({ value, text: t(`ui.settings.undo.${value}`) }))}
          onChoose={(value) => {
            undoRule.value = value;
          }}
        />
        <Switch
          label={t('ui.settings.hints')}
          hint={t('ui.settings.hintsHint')}
          on={hints.value}
          onChange={(on) => {
            hints.value = on;
          }}
        />
        <Switch
          label={t('ui.settings.letters')}
          hint={t('ui.settings.lettersHint')}
          on={singleKeys.value}
          onChange={(on) => {
            singleKeys.value = on;
          }}
        />
      </section>
      <section aria-labelledby="settings-look">
        <h2 id="settings-look">{t('ui.settings.look')}</h2>
        <Slider
          label={t('ui.settings.textSize')}
          min={0}
          max={textScales.length - 1}
          value={Math.max(0, size)}
          text={t('ui.percent', { percent: textScale.value })}
          onChange={(step) => {
            textScale.value = textScales[step] ?? 1;
          }}
        />
        <Switch
          label={t('ui.settings.contrast')}
          hint={t('ui.settings.contrastHint')}
          on={theme.value === 'contrast'}
          onChange={(on) => {
            chosenTheme.value = on ? 'contrast' : 'zone';
          }}
        />
        <Choice
          label={t('ui.settings.motion')}
          hint={t('ui.settings.motionHint')}
          chosen={motion.value}
          options={motions.map((value) => ({ value, text: t(`ui.settings.motion.${value}`) }))}
          onChoose={(value) => {
            motion.value = value;
          }}
        />
      </section>
      <section aria-labelledby="settings-sound">
        <h2 id="settings-sound">{t('ui.settings.soundTitle')}</h2>
        <div role="group" aria-label={t('ui.settings.sound')}>
          <Loudness label={t('ui.settings.effects')} level={volume} />
          <Loudness label={t('ui.settings.ambience')} level={ambience} />
        </div>
        <Button
          size="small"
          icon="sound"
          disabled={volume.value === 0}
          onPress={() => {
            play('geiger');
            play('shot');
          }}
        >
          {t('ui.settings.soundTest')}
        </Button>
      </section>
      {languages.length < 2 ? null : (
        <section aria-labelledby="settings-language">
          <h2 id="settings-language">{t('ui.settings.languageTitle')}</h2>
          <LanguageChoice />
        </section>
      )}
    </div>
  );
}

function Loudness({ label, level }: { readonly label: string; readonly level: Signal<number> }) {
  return (
    <Slider
      label={label}
      min={0}
      max={LOUDEST}
      value={level.value}
      text={
        level.value === 0 ? t('ui.settings.soundOff') : t('ui.percent', { percent: level.value / LOUDEST })
      }
      onChange={(value) => {
        level.value = value;
      }}
    />
  );
}
