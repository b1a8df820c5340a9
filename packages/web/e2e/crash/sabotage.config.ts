/** The client with a journal that shows before it writes: whoever looks for losses must find some here. */
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import config from '../../vite.config.ts';

/** An append says at once that it is done, and begins so many milliseconds later: as long as 0.1.0 took at the median. */
const LATER = 100;

function showFirst(): Plugin {
  return {
    name: 'zonecrawl-show-first',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/src/journal/store.ts')) return undefined;
      const honest = 'async append(append: Append): Promise<Appended> {';
      if (!code.includes(honest)) throw new Error('the store of the journal has changed: sabotage it anew');
      const sabotaged = code.replace(
        honest,
        `async append(append: Append): Promise<Appended> {
          setTimeout(() => void this.appendLater(append), ${LATER});
          return { ok: true };
        }
        async appendLater(append: Append): Promise<Appended> {`,
      );
      return { code: sabotaged, map: null };
    },
  };
}

export default defineConfig(mergeConfig(config, { worker: { plugins: () => [showFirst()] } }));
