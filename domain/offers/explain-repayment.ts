import type { RepaymentDifference } from './offer-quote.ts';

const words: Record<RepaymentDifference, string> = {
  'single-payment': 'o singură plată',
  'credit-line': 'linie de credit',
  instalments: 'rate',
};

const sentences: Record<RepaymentDifference, string> = {
  'single-payment':
    'Aici dați totul înapoi o singură dată, la sfârșit, nu în rate lunare, așa că am calculat-o astfel. De aceea nu scriem diferența față de alte oferte.',
  'credit-line':
    'Linie de credit: calculul presupune că nu mai trageți bani din ea și că dați totul înapoi la timp, cum scrie aici.',
  instalments:
    'Creditorul cere rate, așa că am calculat ratele, nu o singură plată la sfârșit. De aceea nu scriem diferența față de alte oferte.',
};

/** The same in two words, for a row of figures. */
export function repaymentInShort(difference: RepaymentDifference): string {
  return words[difference];
}

/** How paying this offer back differs from what was asked, as Romanian sentences. */
export function explainRepayment(difference: RepaymentDifference): string {
  return sentences[difference];
}
