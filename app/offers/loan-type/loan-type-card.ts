import type { RulePack } from '#domain/law/rule-pack.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import type { LegalMaximum } from '#domain/law/legal-maximum-schema.ts';
import type { ShareCard } from '#domain/texts/pages/share-card.ts';
import { citedDate } from '#domain/base/text/cited-date.ts';
import { formatMoney, moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatTerm } from '#domain/loan/format-term.ts';

type Usual = { h1: string; request: LoanRequest; maximum: LegalMaximum; pack: RulePack };

/** Returns the picture of a loan type: the legal maximum of its usual loan. Null if the source of that is unknown. */
export function loanTypeCard({ h1, request, maximum, pack }: Usual): ShareCard | null {
  const { principal, term } = request;
  const source = pack.dailyCaps?.source;
  if (!source) return null;
  return {
    eyebrow: 'Tip de credit',
    title: h1,
    caption: `Cel mult, după lege: ${moneyInSentence(principal)}, pe ${formatTerm(term)}`,
    drawing: {
      kind: 'bars',
      rows: [
        {
          label: `luați ${formatMoney(principal)}`,
          end: `dați înapoi cel mult ${formatMoney(maximum.total)}`,
          amount: principal / maximum.total,
          cost: 0,
          edge: 1,
        },
      ],
    },
    note: `Sursa: ${source.name}${citedDate(source)}`,
  };
}
