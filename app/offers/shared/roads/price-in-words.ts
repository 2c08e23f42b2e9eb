import { fromLei } from '#domain/base/money/bani.ts';
import type { PricesGap } from '#domain/offers/roads/illustrated-road.ts';
import { priceAge } from '#domain/offers/roads/price-age.ts';
import type { PublishedCost, PublishedPrice } from '#domain/offers/roads/published-cost.ts';
import type { RateOnDay } from '#domain/offers/roads/rates-on-day.ts';
import { countMonths } from '#domain/base/text/count-time.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatRate } from '#domain/base/text/format-percent.ts';
import { joinWords } from '#app/offers/shared/offer/join-words.ts';

const rateKinds = { fixed: ', dobândă fixă', variable: ', dobândă variabilă', unknown: '' } as const;

/** Writes „7,99% pe an, dobândă fixă”, „10,07% pe an, dobândă variabilă (IRCC 5,57% plus 4,5)” */
export function rateInWords({ percentAYear, kind, by, ircc }: RateOnDay): string {
  const made = ircc ? ` (IRCC ${formatRate(ircc.percent)} plus ${formatRate(ircc.marginPercent)})` : '';
  const derived = by === 'calculation' ? ', dedusă din cifrele tipărite' : '';
  return `${formatRate(percentAYear)} pe an${rateKinds[kind]}${made}${derived}`;
}

/** Writes „7,99–14,99% pe an, dobândă fixă”: from the lowest rate to the highest. */
export function ratesInWords(prices: readonly [PublishedPrice, ...PublishedPrice[]]): string {
  const rates = prices.map(({ rate }) => rate).toSorted((a, b) => a.percentAYear - b.percentAYear);
  const [low, high] = [rates[0] ?? prices[0].rate, rates.at(-1) ?? prices[0].rate];
  if (low.percentAYear === high.percentAYear) return rateInWords(low);
  return `${formatRate(low.percentAYear).replace('%', '')}–${formatRate(high.percentAYear)} pe an${rateKinds[low.kind]}`;
}

/** Writes the costs of a price besides interest: „200 de lei la început, asigurare de 42 de lei pe lună”. */
export function feesInWords({ fees, feesFrom }: Pick<PublishedPrice, 'fees' | 'feesFrom'>): string {
  if (fees === 'unknown') return 'numai dobânda';
  const parts = [
    fees.atStartLei > 0 && `${lei(fees.atStartLei)} la început`,
    fees.financedLei > 0 && `un comision de ${lei(fees.financedLei)}, împrumutat odată cu suma`,
    fees.monthlyLei > 0 && `${lei(fees.monthlyLei)} pe lună`,
    fees.unnamedLei > 0 && `${lei(fees.unnamedLei)} fără nume, dar cuprinși în costul tipărit`,
    fees.insuranceAtStartLei > 0 && `asigurare de ${lei(fees.insuranceAtStartLei)}`,
    fees.insuranceMonthlyLei > 0 && `asigurare de ${lei(fees.insuranceMonthlyLei)} pe lună`,
  ].filter((part) => part !== false);
  const named = parts.length > 0 ? parts.join(', ') : feesFrom === null ? 'fără comisioane' : '';
  return [named, feesFrom].filter(Boolean).join('; ');
}

/** Writes how a price relates to the requested loan: „acest credit, cum îl tipărește banca”. */
export function basisInWords({ basis, example }: Pick<PublishedPrice, 'basis' | 'example'>): string {
  if (basis === 'printed') return 'exact acest credit, tipărit ca exemplu';
  if (basis === 'list' || example === null) return 'din lista de prețuri, calculul nostru';
  const { principalLei, termMonths } = example;
  return `din exemplul de ${lei(principalLei)} pe ${monthsInWords(termMonths)}, calculul nostru`;
}

/** Writes „08.11.2024”, „martie 2025”, „fără dată” */
export function ageInWords(price: Pick<PublishedPrice, 'source'>): string {
  const age = priceAge(price);
  return age === null ? 'fără dată' : formatDate(age);
}

/** Writes „bcr.ro, octombrie 2026”: source and date of a price. */
export function sourceInShort(price: Pick<PublishedPrice, 'source'>): string {
  const host = new URL(price.source.url).host.replace(/^www\./, '');
  const age = priceAge(price);
  return age === null ? `${host}, fără dată` : `${host}, ${formatDate(age.slice(0, 7))}`;
}

/** Writes the months of prices: „octombrie 2026”, „august 2025–octombrie 2026”. @returns null if none has a date */
export function agesInWords(prices: readonly Parameters<typeof priceAge>[0][]): string | null {
  const months = prices.flatMap((price) => priceAge(price)?.slice(0, 7) ?? []).toSorted();
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (first === last) return formatDate(first);
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  const start = formatDate(first);
  return `${isOneYear ? start.split('\u00a0')[0] : start}–${formatDate(last)}`;
}

/** Writes „BCR, Libra Internet Bank și ProCredit Bank”, by name, each once. */
export function lendersInWords(costs: readonly Pick<PublishedCost, 'lender'>[]): string {
  const names = new Set(costs.map(({ lender }) => lender.lender));
  return joinWords([...names].toSorted((a, b) => a.localeCompare(b, 'ro')));
}

/** Writes „Avem prețuri de bancă numai de la 2 000 de lei și de la 6 luni.” */
export function gapInWords(whose: string, { sum, term, sumsLei, months }: PricesGap): string {
  const parts = [
    sum === 'below' && `de la ${lei(sumsLei.min)}`,
    sum === 'above' && `până la ${lei(sumsLei.max)}`,
    term === 'below' && `de la ${monthsInWords(months.min)}`,
    term === 'above' && `până la ${monthsInWords(months.max)}`,
  ].filter((part) => part !== false);
  const only = parts.length === 0 ? 'pentru alte sume și perioade' : `numai ${joinWords(parts)}`;
  return `Avem prețuri ${whose} ${only}.`;
}

function monthsInWords(months: number): string {
  return countMonths(months);
}

function lei(amount: number): string {
  return moneyInSentence(fromLei(amount));
}
