/** The version in package.json, written in by the build. */
declare const __VERSION__: string;

/** The compiled texts, by language and scope (vite.messages.ts). */
declare module 'virtual:messages' {
  import type { Catalogue } from '@zonecrawl/text/runtime';

  type Load = () => Promise<{ readonly default: Catalogue }>;
  const loaders: Readonly<Record<string, Readonly<Record<'first' | 'game' | 'survival' | 'rules', Load>>>>;
  export default loaders;
}
