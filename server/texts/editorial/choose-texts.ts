import type { TextKind } from '#domain/texts/editorial/review-due.ts';
import type { TextStatus } from '#domain/texts/editorial/text-status.ts';
import { plainLetters } from '#domain/base/text/plain-letters.ts';
import type { TextRow } from '#domain/answers/office/texts.ts';

export const textColumns = ['titlu', 'fel', 'stare', 'autor', 'citit', 'recitit', 'probleme'] as const;

/** Filters of the list of texts. */
export const textTasks = ['probleme', 'recitit'] as const;

export type TextChoice = {
  /** words of the title, or of the file's name */
  wanted: string | undefined;
  kind: TextKind | undefined;
  status: TextStatus | undefined;
  task: (typeof textTasks)[number] | undefined;
  order: { column: (typeof textColumns)[number]; direction: 'asc' | 'desc' };
};

const romanian = new Intl.Collator('ro', { numeric: true });

const compare: Readonly<Record<TextChoice['order']['column'], (a: TextRow, b: TextRow) => number>> = {
  titlu: (a, b) => romanian.compare(a.title, b.title),
  fel: (a, b) => a.kind.localeCompare(b.kind),
  stare: (a, b) => a.status.localeCompare(b.status),
  autor: (a, b) => romanian.compare(a.author ?? '', b.author ?? ''),
  citit: (a, b) => a.reviewed.localeCompare(b.reviewed),
  recitit: (a, b) => a.reviewDue.localeCompare(b.reviewDue),
  probleme: (a, b) => a.problems.length - b.problems.length,
};

/** Filters and sorts the texts as requested; equal ones by title. */
export function chooseTexts(
  texts: readonly TextRow[],
  { wanted = '', kind, status, task, order }: TextChoice,
): TextRow[] {
  const sign = order.direction === 'desc' ? -1 : 1;
  return texts
    .filter((text) => plainLetters(`${text.title} ${text.file}`).includes(plainLetters(wanted)))
    .filter((text) => kind === undefined || text.kind === kind)
    .filter((text) => status === undefined || text.status === status)
    .filter((text) => task !== 'probleme' || text.problems.length > 0)
    .filter((text) => task !== 'recitit' || text.isReviewLate)
    .toSorted((a, b) => sign * compare[order.column](a, b) || compare.titlu(a, b));
}
