import { fromLei } from '#domain/base/money/bani.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatAsPrinted } from '#domain/base/text/format-number.ts';
import type { LenderEvidence } from './lender-evidence.ts';
import { loanCost } from './loan-payments.ts';
import type { Interest, Product } from './product-schema.ts';

const units = { day: 'pe zi', year: 'pe an', flat: 'din suma împrumutată' } as const;

/**
 * Fills a placeholder of a text about a lender's price from its first product, so that texts follow an entered price:
 * `pret.smile-credit.dobanda` „1% pe zi”, `….zile_zero` „3 zile”, `….cost_1000_20` „170 de lei”, for a thousand lei paid back after
 * twenty days. `cat_timp.smile-a1` is an empty text as long as the product is read from that item of evidence, and
 * `fara_pret.viaconto` as long as no price of the lender is known.
 * @returns null for a value that cannot be stated: the sentence or the row that needs it is left out; undefined: there is no such
 * placeholder
 */
export function priceInTexts(
  name: string,
  evidence: ReadonlyMap<string, LenderEvidence>,
): string | null | undefined {
  const [kind, of = '', figure = ''] = name.split('.');
  if (kind === 'cat_timp') return isReadFrom(of, evidence);
  const lender = evidence.get(of);
  if (!lender) return undefined;
  if (kind === 'fara_pret')
    return lender.products.every(({ interest }) => interest === 'unknown') ? '' : null;
  if (kind !== 'pret') return undefined;
  const [product] = lender.products;
  if (figure === 'dobanda') return product ? interestInWords(product.interest) : null;
  if (figure === 'zile_zero') return product ? freeDaysInWords(product) : null;
  const [, lei, days] = /^cost_(\d+)_(\d+)$/.exec(figure) ?? [];
  return lei === undefined ? undefined : product ? costInWords(product, Number(lei), Number(days)) : null;
}

function isReadFrom(id: string, evidence: ReadonlyMap<string, LenderEvidence>): '' | null | undefined {
  const lender = [...evidence.values()].find(({ items }) => items.some((item) => item.id === id));
  if (!lender) return undefined;
  return lender.products[0]?.evidence === id ? '' : null;
}

function interestInWords(interest: Product['interest']): string | null {
  if (interest === 'unknown') return null;
  const { percent, per }: Interest = interest;
  return `${formatAsPrinted(percent)}% ${units[per]}`;
}

function freeDaysInWords({ free }: Product): string | null {
  return free?.for === 'everyone' ? countNoun(free.days, 'zi', 'zile') : null;
}

/** Writes the cost of a loan repaid once, at the end. */
function costInWords({ interest, free, fees }: Product, lei: number, days: number): string | null {
  if (interest === 'unknown') return null;
  const freeDays = free?.for === 'everyone' ? free.days : 0;
  const terms = { interest, freeDays, fees, repayment: { kind: 'once' } } as const;
  const { cost } = loanCost(terms, { principal: fromLei(lei), term: { count: days, unit: 'days' } });
  return moneyInSentence(cost);
}
