import { formatRate } from '#domain/base/text/format-percent.ts';
import type { Product } from '#domain/offers/evidence/product-schema.ts';

const perWords = { zi: 'day', an: 'year' } as const;

/**
 * Finds texts of an offer's conditions that name another rate than its products: „dobânda de 1% pe zi” beside a product at 1,2%.
 * Prices live in the evidence; a text keeps its rate until it is rewritten.
 * @param products as they would be; those without a known rate say nothing
 * @returns a Romanian sentence for each text
 */
export function ratesInConditions(
  conditions: readonly string[],
  products: readonly Pick<Product, 'interest'>[],
): string[] {
  const known = products.flatMap(({ interest }) => (interest === 'unknown' ? [] : [interest]));
  return conditions.flatMap((text) => {
    const other = ratesIn(text).find(
      ({ per, percent }) =>
        known.some((rate) => rate.per === per) &&
        !known.some((rate) => rate.per === per && rate.percent === percent),
    );
    if (!other) return [];
    const word = other.per === 'day' ? 'zi' : 'an';
    return [
      `Condițiile ofertei scriu altă dobândă, ${formatRate(other.percent)} pe ${word}: „${text}” Propuneți și textul lor, în „Oferte și prețuri”.`,
    ];
  });
}

function ratesIn(text: string): { percent: number; per: 'day' | 'year' }[] {
  const found = text.matchAll(/(\d+(?:[.,]\d+)?)\s*%\s*(?:pe\s+|\/\s*)(zi|an)(?![\p{L}])/gu);
  return Array.from(found, ([, percent = '', per]) => ({
    percent: Number(percent.replace(',', '.')),
    per: perWords[per as keyof typeof perWords],
  }));
}
