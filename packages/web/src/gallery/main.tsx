import '../theme/theme.css';
import '../widgets/widgets.css';
import '../icons/icons.css';
import '../title/title.css';
import './gallery.css';
import { render } from 'preact';
import { FALLBACK, loadLanguage } from '../language/catalogue.ts';
import { chosenTheme, followPreferences, themes } from '../theme/index.ts';
import { Gallery } from './Gallery.tsx';

const root = document.querySelector('#app');
if (!(root instanceof HTMLElement)) throw new Error('The page has no element with the id "app".');

const asked = new URLSearchParams(location.search).get('theme');
chosenTheme.value = themes.find((name) => name === asked) ?? 'zone';
followPreferences(document.documentElement);
void loadLanguage(FALLBACK).then(() => render(<Gallery />, root));
