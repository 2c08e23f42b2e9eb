import { type Bani, bani } from '#domain/base/money/bani.ts';
import { dividedHalfUp, scaled } from './decimal.ts';
import type { BankRate, Quote } from './rate.ts';

/** The visitor's side at the bank: buys the currency with lei, or sells it for lei. */
export type ExchangeSide = 'buy' | 'sell';

export type ExchangeAtBank = {
  /** lei paid for the amount, or received for it */
  lei: Bani;
  /** lei lost against the reference rate; below 0 when the bank's rate is better */
  cost: Bani;
  /** (sell − buy) / reference, in percent */
  spreadPercent: number;
};

/**
 * Computes the cost of an exchange at a bank, against the reference rate.
 * @param amount of the currency, 0 to 10^9, two decimals
 * @param side the visitor's: they buy at the bank's selling rate and sell at its buying rate
 */
export function exchangeAtBank(
  rate: BankRate,
  reference: Quote,
  { amount, side }: { amount: number; side: ExchangeSide },
): ExchangeAtBank {
  const used = { value: side === 'buy' ? rate.sell : rate.buy, multiplier: rate.multiplier };
  const lei = leiFor(amount, used);
  const fair = leiFor(amount, reference);
  const spread = (Number(rate.sell) - Number(rate.buy)) / rate.multiplier;
  return {
    lei,
    cost: bani(side === 'buy' ? lei - fair : fair - lei),
    spreadPercent: (spread / (Number(reference.value) / reference.multiplier)) * 100,
  };
}

// Multiplies hundredths of the currency by 10^-8 lei: bani, rounded half up.
function leiFor(amount: number, { value, multiplier }: Quote): Bani {
  const hundredths = BigInt(Math.round(amount * 100));
  return bani(Number(dividedHalfUp(hundredths * scaled(value), BigInt(multiplier) * 10n ** 8n, 0)));
}
