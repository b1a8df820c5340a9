import './theme/theme.css';
import './title/title.css';
import { render } from 'preact';
import english from '../../content/src/locales/en/ui.json';
import { messagesOf, setMessages } from './text/index.ts';
import { followPreferences } from './theme/index.ts';
import { TitleScreen } from './title/TitleScreen.tsx';

const root = document.querySelector('#app');
if (!(root instanceof HTMLElement)) throw new Error('The page has no element with the id "app".');

followPreferences(document.documentElement);
setMessages(messagesOf(english, 'en'));

const later = () => {};
render(
  <TitleScreen
    actions={{ newGame: later, load: later, online: later, rules: later, settings: later }}
    version="0.1.0"
  />,
  root,
);
