/** Imports a file; the reasons of a refusal are shown. */
import { useSignal } from '@preact/signals';
import { problemAt } from '@zonecrawl/engine/base';
import { Icon } from '../icons/index.ts';
import type { Imported } from '../saves/index.ts';
import { notify } from '../shell/notices.ts';
import { t } from '../text/index.ts';

type NotTaken = Extract<Imported, { readonly ok: false }>;

export interface ImportButtonProps {
  readonly take: (
    text: string,
  ) => Promise<{ readonly ok: true; readonly record: { readonly name: string } } | NotTaken>;
  readonly onRefused: (file: string, reply: NotTaken) => void;
}

export function ImportButton({ take: takeIn, onRefused }: ImportButtonProps) {
  const busy = useSignal(false);
  const take = async (file: File) => {
    busy.value = true;
    try {
      const reply = await takeIn(await file.text());
      if (reply.ok) notify(t('ui.import.done', { name: reply.record.name }), { tone: 'good' });
      else onRefused(file.name, reply);
    } catch (error) {
      const thrown = error instanceof Error ? error.message : String(error);
      const problem = problemAt('(top)', 'file.rulesFail', { error: thrown });
      onRefused(file.name, { ok: false, trouble: 'unplayable', problems: [problem] });
    } finally {
      busy.value = false;
    }
  };
  return (
    <label class={`file-key${busy.value ? ' is-busy' : ''}`}>
      <input
        type="file"
        accept=".json,application/json"
        disabled={busy.value}
        onChange={({ currentTarget: input }) => {
          const [file] = input.files ?? [];
          // Reset, so that the same file can be chosen again.
          if (file !== undefined) void take(file).finally(() => (input.value = ''));
        }}
      />
      <span>
        <Icon name="save" />
        {t(busy.value ? 'ui.import.busy' : 'ui.saves.import')}
      </span>
    </label>
  );
}
