/** The problem report of this table: its port, its last problem and the end of its log. */
import { language } from '../../language/language.ts';
import { ReportSheet } from '../../report/ReportSheet.tsx';
import { LAST_LINES } from '../../report/report.ts';
import { textOr } from '../../text/index.ts';
import { factText, isSilent } from '../../words/facts.ts';
import { useTable, useWords } from '../state/context.ts';

export function ProblemReport({ onClose }: { readonly onClose: () => void }) {
  const { game, people } = useTable();
  const words = useWords();
  if (words === null) return null;
  const problem = game.problem.value;
  const said = game.log.value.filter(({ fact }) => !isSilent(fact)).slice(-LAST_LINES);
  return (
    <ReportSheet
      port={game.port}
      language={language.value}
      problem={problem && { ...problem, text: textOr(problem.key, [`table.problem.${problem.key}`]) }}
      log={said.map(({ fact }) => factText(fact, words))}
      withOthers={people.filter((name) => name !== '').length > 1}
      onClose={onClose}
    />
  );
}
