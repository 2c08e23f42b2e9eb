import type { CurrencyPair } from '#domain/tools/rates/currency-pair.ts';
import type { ConverterData, QuotedCurrency, QuotedPair } from './converter-data.ts';

type Known = Pick<ConverterData, 'currencies' | 'pair' | 'quotes'>;

/** Lists the currencies of a form: every currency in use, and on the page of a historical one, that one. */
export function choicesOf({ currencies, quotes }: Omit<Known, 'pair'>): readonly QuotedCurrency[] {
  const own = [quotes?.from, quotes?.to].filter((side) => side?.ended !== undefined);
  return own.length === 0 ? currencies : [...currencies, ...(own as QuotedCurrency[])];
}

/**
 * Returns both sides of a chosen pair; null if their latest rates have different dates: the pair's own page searches for a common
 * date.
 */
export function quotesOf(known: Known, { from, to }: CurrencyPair): QuotedPair | null {
  const { pair, quotes } = known;
  if (from === pair.from && to === pair.to) return quotes;
  const [own, other] = [from, to].map((code) => choicesOf(known).find((choice) => choice.code === code));
  if (!own || !other) return null;
  return own.day === null || other.day === null || own.day === other.day ? { from: own, to: other } : null;
}
