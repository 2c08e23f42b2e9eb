import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { AnswerEntry, PageEntry, TransparencyEntry } from './entry.ts';

export type Round = { number: number; publishedOn: IsoDay; pages: readonly PageEntry[] };

/** Public part: published rounds, in order, and lenders' answers. */
export type TransparencyBook = { rounds: readonly Round[]; answers: readonly AnswerEntry[] };

export const noRounds: TransparencyBook = { rounds: [], answers: [] };

/** An approved entry. @param on the day of its approval, in the country */
export type ApprovedEntry = { on: IsoDay; entry: TransparencyEntry };

/**
 * Selects the public part of the approved entries: the pages of a round from its publication on. Answers are shown beside squares,
 * so they appear with the first squares.
 */
export function transparencyBook(approved: readonly ApprovedEntry[]): TransparencyBook {
  const entries = approved.map(({ entry }) => entry);
  const rounds = approved
    .flatMap(({ on, entry }) =>
      entry.kind === 'publication' ? [{ number: entry.round, publishedOn: on }] : [],
    )
    .toSorted((a, b) => a.number - b.number)
    .map(({ number, publishedOn }) => ({ number, publishedOn, pages: pagesOf(entries, number) }));
  if (rounds.length === 0) return noRounds;
  return { rounds, answers: entries.filter((entry) => entry.kind === 'answer') };
}

/** Returns the number of the round that pages are read for at present. */
export function openRound({ rounds }: Pick<TransparencyBook, 'rounds'>): number {
  return (rounds.at(-1)?.number ?? 0) + 1;
}

export function pagesOf(entries: readonly TransparencyEntry[], round: number): PageEntry[] {
  return entries.filter((entry) => entry.kind === 'page').filter((page) => page.round === round);
}

/** Removes hidden lenders from the book. */
export function withoutLenders(
  book: TransparencyBook,
  isHidden: (lender: string) => boolean,
): TransparencyBook {
  const isSeen = ({ lender }: { lender: string }) => !isHidden(lender);
  return {
    rounds: book.rounds.map((round) => ({ ...round, pages: round.pages.filter(isSeen) })),
    answers: book.answers.filter(isSeen),
  };
}
