import type { Term } from '#domain/loan/term.ts';
import type { Bani } from '#domain/base/money/bani.ts';

/** A requested amount and term. */
export type AskedLoan = { principal: Bani; term: Term };
