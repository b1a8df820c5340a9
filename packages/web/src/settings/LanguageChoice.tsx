/** Which language the game speaks, by the names the languages call themselves; nothing where there is only one. */
import { isUnfinished, languages } from '../language/catalogue.ts';
import { language, nameOfLanguage } from '../language/language.ts';
import { t } from '../text/index.ts';
import { Choice } from '../widgets/index.ts';

const nameIn = (code: string): string =>
  isUnfinished(code) ? t('ui.settings.unfinished', { language: nameOfLanguage(code) }) : nameOfLanguage(code);

export function LanguageChoice() {
  if (languages.length < 2) return null;
  return (
    <Choice
      label={t('ui.settings.language')}
      chosen={language.value}
      options={languages.map((value) => ({ value, text: nameIn(value) }))}
      onChoose={(value) => {
        language.value = value;
      }}
    />
  );
}
