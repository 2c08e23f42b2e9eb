import { addDays } from '#domain/base/days/iso-day.ts';
import { bnrDaysBetween } from './bnr-days.ts';
import { type ExchangeAtBank, type ExchangeSide, exchangeAtBank } from './exchange-cost.ts';
import { type DayRate, type RateBook, findRate } from './rate-book.ts';
import type { BankRate } from './rate.ts';

// Older figures tell nothing about the cost of an exchange today.
const RANKED_DAYS = 7;

export type RankedBank = ExchangeAtBank & { rate: BankRate; reference: DayRate };

type Exchange = { currency: string; amount: number; side: ExchangeSide };

/**
 * Ranks the banks by the cost of an exchange, the cheapest first; only figures of the last seven days, each against the national
 * bank's rate of its own day, or of the day before for lists made before the reference is out.
 * @param today yyyy-mm-dd
 */
export function rankBanks(book: RateBook, exchange: Exchange, today: string): RankedBank[] {
  return shownRates(book, today)
    .filter(({ rate }) => rate.currency === exchange.currency)
    .map(({ rate, reference }) => ({ rate, reference, ...exchangeAtBank(rate, reference, exchange) }))
    .toSorted((a, b) => a.cost - b.cost || a.rate.bank.localeCompare(b.rate.bank));
}

/** Finds the newest day of each bank's shown figures, by its slug: a bank without an entry has none. @param today yyyy-mm-dd */
export function banksWithFigures(book: RateBook, today: string): ReadonlyMap<string, string> {
  const days = shownRates(book, today).map(({ rate }) => [rate.bank, rate.day] as const);
  return new Map(days.toSorted(([, a], [, b]) => a.localeCompare(b)));
}

/** Returns the figures of one bank that may be shown. @param today yyyy-mm-dd */
export function ratesOfBank(book: RateBook, bank: string, today: string): BankRate[] {
  return shownRates(book, today).flatMap(({ rate }) => (rate.bank === bank ? [rate] : []));
}

function shownRates(book: RateBook, today: string): { rate: BankRate; reference: DayRate }[] {
  const oldest = addDays(today, -RANKED_DAYS);
  return book.bankRates.flatMap((rate) => {
    const reference =
      rate.day >= oldest ? findRate(book, rate.currency, { until: rate.day, provider: 'bnr' }) : undefined;
    return reference && isOfItsTime(reference.day, rate.day) ? [{ rate, reference }] : [];
  });
}

// Against an older reference the cost would be the market's movement, not the bank's.
function isOfItsTime(referenceDay: string, bankDay: string): boolean {
  return bnrDaysBetween(addDays(referenceDay, 1), bankDay).length <= 1;
}
