import './game/strict.ts';
import './theme/theme.css';
import './widgets/widgets.css';
import './icons/icons.css';
import './title/title.css';
import './app/app.css';
import { render } from 'preact';
import { App } from './app/App.tsx';
import { followLanguage } from './language/language.ts';
import { followServiceWorker } from './pwa/follow.ts';
import { followSettings } from './settings/stored.ts';
import { followAddress } from './shell/route.ts';
import { followTitle } from './shell/title.ts';
import { followPreferences } from './theme/index.ts';

const root = document.querySelector('#app');
if (!(root instanceof HTMLElement)) throw new Error('The page has no element with the id "app".');

followSettings();
followPreferences(document.documentElement);
followAddress();
// No await here: with one at its top the bundler leaves the first screen in many small files.
void followLanguage(document.documentElement).then(() => {
  followTitle();
  render(<App version={__VERSION__} />, root);
  followServiceWorker();
});
