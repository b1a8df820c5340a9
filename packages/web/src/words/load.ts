/** Loads the texts that a Mission is told in. */
import { pairOf } from '@zonecrawl/engine/survival';
import { loadCatalogue, loadSurvival } from '../language/catalogue.ts';

export async function loadTextsOf(mission: string): Promise<void> {
  await Promise.all([loadCatalogue(), ...(pairOf(mission) === null ? [] : [loadSurvival()])]);
}
