import type { OfferPart } from '#domain/offers/offer-parts.ts';
import { identityOrigins } from '#domain/offers/lenders/identity-origin.ts';
import type { Figure, IdentityFigure, Price, Source, OfferRecord } from '#domain/offers/offer.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { sourceDates } from '#domain/base/text/source-dates.ts';

const lenderKindNames: Readonly<Record<OfferRecord['lenderKind'], string>> = {
  ifn: 'IFN',
  'foreign-bank': 'bancă din alt stat',
  unknown: 'necunoscut',
};

/** One part of an offer as a colleague reads it, with its source; a list has a line for each. */
export function partInWords(part: OfferPart, offer: OfferRecord | null): string[] {
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
    case 'conditions':
      return offer.conditions.length > 0
        ? offer.conditions.flatMap((one) => figure(one, (text) => text))
        : ['niciuna'];
    default:
      return plainInWords(offer[part]);
  }
}

/** Any other value, with its source if it has one. */
function plainInWords(value: Figure<string | number> | string | number | null): string[] {
  if (typeof value === 'object' && value !== null) return figure(value, String);
  return [String(value ?? '') || 'nimic'];
}

/** Writes „1% pe zi, primele 3 zile fără dobândă”. */
export function priceInWords(price: Price): string {
  if (price.kind === 'instalments') return `${formatNumber(price.yearlyRatePercent, 2)}% pe an, în rate`;
  const free = price.freeDays > 0 ? `, primele ${countNoun(price.freeDays, 'zi', 'zile')} fără dobândă` : '';
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
