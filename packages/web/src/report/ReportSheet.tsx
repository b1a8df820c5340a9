/** "Report a problem": shows all that is in the report before it leaves. Nothing is sent from here. */
import './report.css';
import { useComputed, useSignal } from '@preact/signals';
import type { Key } from '@zonecrawl/content/locales';
import { useEffect, useId, useRef } from 'preact/hooks';
import { download } from '../saves/files.ts';
import { t } from '../text/index.ts';
import { Button, Sheet, Switch } from '../widgets/index.ts';
import {
  digestOf,
  inputsOf,
  type Report,
  type ReportFacts,
  recordFrom,
  reportFileName,
  reportOf,
  textOfReport,
} from './report.ts';

export interface ReportSheetProps {
  readonly port: Parameters<typeof recordFrom>[0];
  readonly language: string;
  readonly problem: (NonNullable<Report['problem']> & { readonly text: string }) | null;
  /** The last lines of the log, as they were read. */
  readonly log: readonly string[];
  /** Others play too: the seed is not one player's alone to give away. */
  readonly withOthers: boolean;
  readonly onClose: () => void;
}

export function ReportSheet(props: ReportSheetProps) {
  const { port, language, problem, log, withOthers, onClose } = props;
  const record = useSignal<object | null | undefined>(undefined);
  const words = useSignal('');
  const isIncluded = useSignal(!withOthers);
  const isCopied = useSignal(false);
  useEffect(() => {
    void recordFrom(port).then((found) => {
      record.value = found;
    });
  }, [port, record]);
  const report = useComputed(() => {
    const facts: ReportFacts = {
      version: __VERSION__,
      digest: digestOf(record.value ?? null),
      browser: navigator.userAgent,
      language,
      problem: problem === null ? null : { key: problem.key, detail: problem.detail ?? '' },
      log,
      record: record.value ?? null,
    };
    return reportOf(facts, words.value, isIncluded.value);
  });
  if (record.value === undefined) return null;
  const inputs = inputsOf(record.value);
  const message = messageOf(report.value, problem?.text ?? null);
  return (
    <Sheet
      open
      title={t('table.report.title')}
      closeLabel={t('ui.button.close')}
      onClose={onClose}
      buttons={
        <Button
          kind="primary"
          icon="save"
          onPress={() => download(reportFileName(new Date()), textOfReport(report.value))}
        >
          {t('table.report.save')}
        </Button>
      }
    >
      <div class="report">
        <p>{t('table.report.intro')}</p>
        <Area
          label={t('table.report.what')}
          value={words.value}
          onInput={(text) => {
            words.value = text;
            isCopied.value = false;
          }}
        />
        <h3>{t('table.report.contents')}</h3>
        <dl class="report-facts">
          <Line name={t('table.report.version')} value={report.value.version} />
          <Line name={t('table.report.rules')} value={report.value.digest ?? '–'} />
          <Line name={t('table.report.browser')} value={report.value.browser} />
          {problem === null ? null : <Line name={t('table.report.problem')} value={problemText(problem)} />}
        </dl>
        <details>
          <summary>{t('table.report.log', { lines: log.length })}</summary>
          <ol class="report-log">
            {log.map((line, index) => (
              <li key={`${index} ${line}`}>{line}</li>
            ))}
          </ol>
        </details>
        {record.value === null ? (
          <p>{t('table.report.noRecord')}</p>
        ) : (
          <Switch
            label={t('table.report.record', { inputs })}
            hint={t(withOthers ? 'table.report.shared' : 'table.report.seed')}
            on={isIncluded.value}
            onChange={(on) => {
              isIncluded.value = on;
            }}
          />
        )}
        <p>{t('table.report.noNames')}</p>
        <Message
          text={message}
          isCopied={isCopied.value}
          onCopied={() => {
            isCopied.value = true;
          }}
        />
      </div>
    </Sheet>
  );
}

function Line({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface AreaProps {
  readonly label: string;
  readonly value: string;
  readonly onInput: (text: string) => void;
}

function Area({ label, value, onInput }: AreaProps) {
  const id = useId();
  return (
    <div class="z-field">
      <label class="label" for={id}>
        {label}
      </label>
      <textarea
        id={id}
        class="report-words"
        rows={3}
        maxLength={2000}
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </div>
  );
}

interface MessageProps {
  readonly text: string;
  readonly isCopied: boolean;
  readonly onCopied: () => void;
}

/** For a mail or an issue; where the browser does not let us copy it, it is selected for the player to do so. */
function Message({ text, isCopied, onCopied }: MessageProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      onCopied();
    } catch {
      box.current?.select();
    }
  };
  return (
    <div class="z-field">
      <label class="label" for={id}>
        {t('table.report.message')}
      </label>
      <textarea id={id} ref={box} class="report-message read" rows={6} readOnly value={text} />
      <Button size="small" onPress={() => void copy()}>
        {t(isCopied ? 'table.report.copied' : 'table.report.copy')}
      </Button>
    </div>
  );
}

const problemText = ({ text, detail = '' }: NonNullable<ReportSheetProps['problem']>): string =>
  detail === '' ? text : `${text} (${detail})`;

const line = (label: Key, value: string): string => t('table.report.line', { label: { name: label }, value });

/** The same in plain lines; the file has the rest. */
function messageOf({ words, version, digest, browser, problem, log }: Report, said: string | null): string {
  const facts = [
    line('table.report.version', version),
    line('table.report.rules', digest ?? '–'),
    line('table.report.browser', browser),
    ...(problem === null || said === null
      ? []
      : [line('table.report.problem', problemText({ ...problem, text: said }))]),
  ];
  const last = log.slice(-SAID).map((line) => `- ${line}`);
  const what = words.trim() === '' ? t('table.report.what') : words.trim();
  return [what, '', ...facts, '', ...last, '', t('table.report.attach')].join('\n');
}

/** Lines of the log in the message. */
const SAID = 10;
