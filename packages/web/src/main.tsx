import './game/strict.ts';
import './theme/theme.css';
import './widgets/widgets.css';
import './icons/icons.css';
import './title/title.css';
import './app/app.css';
import english from '@zonecrawl/content/locales/en/ui.json';
import { render } from 'preact';
import { App } from './app/App.tsx';
import { beginWith } from './language/catalogue.ts';
import { followLanguage } from './language/language.ts';
import { followServiceWorker } from './pwa/follow.ts';
import { followSettings } from './settings/stored.ts';
import { followAddress } from './shell/route.ts';
import { followPreferences } from './theme/index.ts';

const root = document.querySelector('#app');
if (!(root instanceof HTMLElement)) throw new Error('The page has no element with the id "app".');

beginWith(english);
followSettings();
followPreferences(document.documentElement);
followLanguage(document.documentElement);
followAddress();
render(<App version={__VERSION__} />, root);
followServiceWorker();
