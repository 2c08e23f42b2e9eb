import type { IsoDay } from '#domain/base/days/iso-day.ts';
import { isOldSource } from '#domain/base/sources/source-age.ts';
import { type CheckId, checkIds } from './checks.ts';
import type { PageEntry } from './entry.ts';
import type { TransparencyBook } from './transparency-book.ts';

/**
 * `found`: the named page passes the check. `missing`: a colleague opened the named page on its day and it does not. `unchecked`: no
 * published round of the last 12 months has the check.
 */
export type Square =
  | { check: CheckId; state: 'found' | 'missing'; page: Pick<PageEntry, 'url' | 'openedOn'> }
  | { check: CheckId; state: 'unchecked'; page: null };

type Squares = readonly Pick<Square, 'state'>[];

/**
 * Computes the ten squares of a lender, in the order of the checks. The newest round with a check decides; of several pages of that
 * round one that passes outweighs the others.
 * @param today yyyy-mm-dd: pages opened more than 12 months before it do not count any more
 */
export function squaresOf(
  lender: string,
  { rounds }: Pick<TransparencyBook, 'rounds'>,
  today: IsoDay,
): Square[] {
  const own = rounds.map(({ pages }) => pages.filter((page) => page.lender === lender));
  return checkIds.map((check) => {
    const pages = own.findLast((of) => of.some((page) => hasLooked(page, check))) ?? [];
    const having = newest(pages.filter(({ found }) => found.includes(check)));
    const page = having ?? newest(pages.filter(({ missing }) => missing.includes(check)));
    if (!page || isOldSource({ date: page.openedOn, readAt: null }, today)) {
      return { check, state: 'unchecked', page: null };
    }
    const { url, openedOn } = page;
    return { check, state: having ? 'found' : 'missing', page: { url, openedOn } };
  });
}

/** Counts the squares in each state. */
export function countSquares(squares: Squares): Record<Square['state'], number> {
  const of = (state: Square['state']) => squares.filter((square) => square.state === state).length;
  return { found: of('found'), missing: of('missing'), unchecked: of('unchecked') };
}

function hasLooked({ found, missing }: PageEntry, check: CheckId): boolean {
  return found.includes(check) || missing.includes(check);
}

function newest(pages: readonly PageEntry[]): PageEntry | undefined {
  return pages.toSorted((a, b) => b.openedOn.localeCompare(a.openedOn))[0];
}
