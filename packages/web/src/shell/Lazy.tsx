/** A lazily loaded screen, with a loading message and an error screen. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../text/index.ts';
import { Button } from '../widgets/index.ts';
import { Waiting } from './Waiting.tsx';

type Loaded<P> = { readonly part: ComponentType<P> } | { readonly failed: true } | null;

export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let there: ComponentType<P> | undefined;
  return function Lazy(props: P) {
    const [loaded, setLoaded] = useState<Loaded<P>>(there === undefined ? null : { part: there });
    const [tries, setTries] = useState(0);
    useEffect(() => {
      if (loaded !== null && 'part' in loaded) return;
      load().then(
        (part) => {
          there = part;
          setLoaded({ part });
        },
        (error: unknown) => {
          console.warn('loading', error);
          setLoaded({ failed: true });
        },
      );
    }, [tries]);
    if (loaded === null) return <Waiting />;
    if ('failed' in loaded)
      return (
        <main class="app-message">
          <h1>{t('ui.loading.failed')}</h1>
          <p>{t('ui.loading.failedText')}</p>
          <Button
            kind="primary"
            onPress={() => {
              setLoaded(null);
              setTries(tries + 1);
            }}
          >
            {t('ui.button.tryAgain')}
          </Button>
        </main>
      );
    const Part = loaded.part;
    return <Part {...props} />;
  };
}
