import type { OfferPart } from '#domain/offers/offer-parts.ts';
import { identityOrigins } from '#domain/offers/lenders/identity-origin.ts';
import type { Figure, IdentityFigure, Offer, Price, Repayment, Source } from '#domain/offers/offer.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { sourceDates } from '#domain/base/text/source-dates.ts';

const repaymentNames: Readonly<Record<Repayment, string>> = {
  instalments: 'rate lunare',
  'credit-line': 'linie de credit',
  'credit-card': 'card de credit',
};
const lenderKindNames: Readonly<Record<Offer['lenderKind'], string>> = {
  ifn: 'IFN',
  'foreign-bank': 'bancă din alt stat',
  unknown: 'necunoscut',
};

/** One part of an offer as a colleague reads it, with its source; a list has a line for each. */
export function partInWords(part: OfferPart, offer: Offer | null): string[] {
  if (offer === null) return ['nu există'];
  switch (part) {
    case 'isActive':
    case 'asnef':
      return [offer[part] ? 'da' : 'nu'];
    case 'lenderKind':
      return [lenderKindNames[offer.lenderKind]];
    case 'tags':
      return offer.tags.length > 0 ? offer.tags : ['niciuna'];
    case 'example':
      return figure(offer.example, (text) => text);
    case 'legalName':
      return identity(offer.legalName, (text) => text);
    case 'registers':
      return identity(offer.registers, (texts) => texts.join('; '));
    case 'repayment':
      return figure(offer.repayment, (kind) => repaymentNames[kind]);
    case 'amount':
      return figure(offer.amount, ({ min, max }) =>
        bounds(min === null ? null : formatLei(min), max === null ? null : formatLei(max)),
      );
    case 'term':
      return figure(offer.term, ({ minDays, maxDays }) => bounds(days(minDays), days(maxDays)));
    case 'price':
      return figure(offer.price, priceInWords);
    case 'firstLoan':
      return figure(
        offer.firstLoan,
        ({ freeDays, condition }) => `${days(freeDays)} fără dobândă. ${condition}`,
      );
    case 'conditions':
      return offer.conditions.length > 0
        ? offer.conditions.flatMap((one) => figure(one, (text) => text))
        : ['niciuna'];
    default:
      return [String(offer[part] ?? '') || 'nimic'];
  }
}

/** Writes „1% pe zi, primele 3 zile fără dobândă”. */
export function priceInWords(price: Price): string {
  if (price.kind === 'instalments') return `${formatNumber(price.yearlyRatePercent, 2)}% pe an, în rate`;
  const free = price.freeDays > 0 ? `, primele ${days(price.freeDays)} fără dobândă` : '';
  return `${formatNumber(price.ratePercentPerDay, 2)}% pe zi${free}`;
}

function figure<Value>(given: Figure<Value> | null, write: (value: Value) => string): string[] {
  return given === null ? ['fără valoare'] : [`${write(given.value)} (${sourceInWords(given.source)})`];
}

function identity<Value>(given: IdentityFigure<Value> | null, write: (value: Value) => string): string[] {
  return [...figure(given, write), ...(given ? [`de unde știm: ${identityOrigins[given.origin]}`] : [])];
}

function sourceInWords({ name, url, ...dates }: Source): string {
  return `sursa: ${name}, ${sourceDates(dates)}${url ? `, ${url}` : ''}`;
}

function days(count: number): string;
function days(count: number | null): string | null;
function days(count: number | null): string | null {
  return count === null ? null : countNoun(count, 'zi', 'zile');
}

function bounds(least: string | null, most: string | null): string {
  if (least !== null && most !== null) return `${least} până la ${most}`;
  if (most !== null) return `până la ${most}`;
  return least === null ? 'fără limite' : `de la ${least}`;
}
