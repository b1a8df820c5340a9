export { type DeckView, decisionFor, factFor, type View, viewFor } from './view.ts';
