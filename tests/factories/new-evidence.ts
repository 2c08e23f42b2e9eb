import type { LenderEvidence } from '#domain/offers/evidence/lender-evidence.ts';
import { newSource } from './new-offer.ts';

type Terms = Pick<LenderEvidence['products'][number], 'interest' | 'repayment'> & { maxLei?: number };

/** Builds a lender's evidence of one product: up to 5 000 lei and 91 days, read on its page in November 2026. */
export function newEvidence(lender: string, { interest, repayment, maxLei = 5_000 }: Terms): LenderEvidence {
  return {
    lender,
    name: lender,
    legalName: 'unknown',
    products: [
      {
        id: 'linie',
        name: 'linie de credit',
        kind: 'credit-line',
        evidence: `${lender}-a1`,
        sumsLei: { min: 200, max: maxLei },
        days: { min: 'unknown', max: 91 },
        interest,
        free: null,
        fees: 'unknown',
        repayment,
      },
    ],
    items: [
      {
        id: `${lender}-a1`,
        tier: 'A',
        product: 'linie de credit',
        client: 'unknown',
        secured: 'unknown',
        figures: [],
        principalLei: 'unknown',
        term: 'unknown',
        repayment: 'unknown',
        source: newSource(),
        dating: { by: 'unknown' },
        copies: [],
        quote: null,
        copyHash: 'none',
        enteredBy: 'starting-data',
        approvedBy: 'nobody',
      },
    ],
  };
}

/** Interest a day, repaid once at the end. */
export const perDay = (percent: number): Terms => ({
  interest: { per: 'day', percent },
  repayment: { kind: 'once' },
});
