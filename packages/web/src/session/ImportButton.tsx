/** Imports a file; the reasons of a refusal are shown. */
import { useSignal } from '@preact/signals';
import { problemAt } from '@zonecrawl/engine/base';
import type { Notice } from '@zonecrawl/engine/kernel';
import { Icon } from '../icons/index.ts';
import type { Imported } from '../saves/index.ts';
import { notify } from '../shell/notices.ts';
import { t } from '../text/index.ts';
import { noticeText } from './noticeText.ts';

type NotTaken = Extract<Imported, { readonly ok: false }>;

interface Taken {
  readonly ok: true;
  readonly record: { readonly name: string };
  readonly notice: Notice | null;
}

export interface ImportButtonProps {
  readonly take: (text: string) => Promise<Taken | NotTaken>;
  readonly onRefused: (file: string, reply: NotTaken) => void;
}

export function ImportButton({ take: takeIn, onRefused }: ImportButtonProps) {
  const busy = useSignal(false);
  const take = async (file: File) => {
    busy.value = true;
    try {
      const reply = await takeIn(await file.text());
      if (reply.ok) sayDone(reply);
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

function sayDone({ record, notice }: Taken): void {
  notify(t('ui.import.done', { name: record.name }), { tone: 'good' });
  if (notice !== null) notify(noticeText(notice), { stays: true });
}
