/** Whether a game is what its start and inputs say, in words. */
import type { Lineage } from '@zonecrawl/engine/kernel';
import { t } from '../text/index.ts';

export function lineageText(lineage: Lineage): string {
  switch (lineage.is) {
    case 'carriedOver':
      return t('ui.lineage.carriedOver', { versions: lineage.from.map(versionName) });
    default:
      return t(`ui.lineage.${lineage.is}`);
  }
}

/** Versions after the first are known by the digest of their rules, of which the beginning will do. */
const versionName = (digest: string): string => digest.slice(0, 8);
