import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { AnswerEntry } from '#domain/partners/transparency/entry.ts';
import { type Square, squaresOf } from '#domain/partners/transparency/squares.ts';
import type { TransparencyBook } from '#domain/partners/transparency/transparency-book.ts';

/** Results of a lender's pages, wherever they are shown. */
export type LenderSquares = {
  squares: Square[];
  /** the last published round that includes its pages; null without one */
  round: { number: number; publishedOn: IsoDay } | null;
  /** its last answer to our letter */
  answer: Pick<AnswerEntry, 'answeredOn' | 'words'> | null;
  /** of its row on /transparenta/ */
  href: string;
};

/** Returns the squares of a lender. @param today yyyy-mm-dd, to tell how old the observations are */
export function lenderSquares(lender: string, book: TransparencyBook, today: IsoDay): LenderSquares {
  const round = book.rounds.findLast(({ pages }) => pages.some((page) => page.lender === lender));
  const answers = book.answers.filter((answer) => answer.lender === lender);
  const answer = answers.toSorted((a, b) => b.answeredOn.localeCompare(a.answeredOn))[0];
  return {
    squares: squaresOf(lender, book, today),
    round: round ? { number: round.number, publishedOn: round.publishedOn } : null,
    // The answer is shown beside squares of its lender, never alone.
    answer: round && answer ? { answeredOn: answer.answeredOn, words: answer.words } : null,
    href: `/transparenta/#${lender}`,
  };
}
