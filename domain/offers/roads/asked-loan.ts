import type { Term } from '#domain/loan/term.ts';
import type { Bani } from '#domain/base/money/bani.ts';

/** A sum and a term, as they are asked for. */
export type AskedLoan = { principal: Bani; term: Term };
