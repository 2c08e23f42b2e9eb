import { countNoun } from '#domain/base/text/count-noun.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatApr } from '#domain/base/text/format-percent.ts';
import type { OfferQuote, RepaymentDifference } from './offer-quote.ts';

const sentences: Record<RepaymentDifference, string> = {
  'single-payment': 'Aici dați totul înapoi o singură dată, la sfârșit, nu în rate.',
  'credit-line': 'Calculat pentru cine ia banii o dată și îi dă înapoi la timp.',
  instalments: 'Creditorul cere rate, nu o singură plată la sfârșit.',
};

type Repaid = Pick<Extract<OfferQuote, { status: 'priced' }>, 'differs' | 'other'>;

/**
 * Explains how the repayment of this offer differs from the request, in Romanian sentences; for a line also its cost repaid as
 * requested.
 * @returns null without a difference
 */
export function explainRepayment({ differs, other }: Repaid): string | null {
  if (differs === null || other === null) return differs && sentences[differs];
  const { instalments, total, aprPercent } = other;
  const way =
    instalments.count === 1
      ? 'Aici dați banii înapoi în rate. Dacă îi dați o singură dată, la sfârșit,'
      : `Aici dați totul înapoi o singură dată, la sfârșit. Dacă plătiți în ${countNoun(instalments.count, 'plată lunară', 'plăți lunare')} egale,`;
  return `${way} dați înapoi ${moneyInSentence(total)}, DAE ${formatApr(aprPercent)}.`;
}
