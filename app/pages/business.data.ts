import { BusinessPage } from '#app/tools/pay/business-page.tsx';
import { dayOf, yearOf } from '#domain/base/days/iso-day.ts';
import { businessFields, readBusinessQuery, writeBusinessQuery } from '#domain/tools/pay/business-query.ts';
import { betterRanges, compareBusinesses, leftByIncome } from '#domain/tools/pay/compare-businesses.ts';
import { netPay } from '#domain/tools/pay/net-pay.ts';
import { businessRatesOn, businessSeries, payRatesOn } from '#domain/tools/pay/pay-rates.ts';
import { scaled } from '#domain/tools/rates/decimal.ts';
import { findRate, type DayRate, type RateBook } from '#domain/tools/rates/rate-book.ts';
import { pointOn } from '#domain/base/series/series-book.ts';
import { usedSeries } from '#domain/base/series/used-series.ts';
import { fillText } from '#domain/base/text/fill-text.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import type { BusinessPageData } from '#app/tools/pay/business-page-data.ts';
import { roundTop } from '#app/ui/charts/line-marks.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { declarePage, namedByTexts } from '#app/shell/declare-page.tsx';

export const businessPage = declarePage({
  module: 'business',
  group: 'tools',
  Page: BusinessPage,
  load: loadBusiness,
  tool: namedByTexts,
  addresses: [
    {
      path: '/calculator-pfa-sau-srl/',
      name: 'PFA sau SRL',
      tags: ['rates'],
      query: businessFields,
      onlyIn: 'RO',
    },
  ],
});

// The chart extends to twice the visitor's income, and at least to this one.
const LEAST_DRAWN = 100_000;

/** /calculator-pfa-sau-srl/: computes the year of the address in both forms, by today's taxes. */
export async function loadBusiness(args: PageArgs): Promise<BusinessPageData> {
  const { url, services, country, now } = args;
  const book = services.series.book();
  const today = dayOf(now, country.timeZone);
  const { typed, errors, asked, isAsked } = readBusinessQuery(url.searchParams);
  const texts = services.content.getTool('pfa-sau-srl');
  // Of the taxes, which may be of the year before today's.
  const year = yearOf(pointOn(book['pfa-impozit'], today)?.from ?? today);
  return {
    texts: { ...texts, title: fillText(texts.title, { an: String(year) }) },
    path: url.pathname,
    form: { typed, errors },
    search: isAsked ? writeBusinessQuery(asked) : null,
    used: usedSeries([...businessSeries, 'salariu-minim', 'suma-netaxabila', 'cam'], book, today),
    asked,
    isAsked,
    answer: await answerOf(args, { asked, today, year }),
  };
}

type Question = { asked: BusinessPageData['asked']; today: string; year: number };

async function answerOf(
  { services }: PageArgs,
  { asked, today, year }: Question,
): Promise<BusinessPageData['answer']> {
  const book = services.series.book();
  const rates = businessRatesOn(book, today);
  const payRates = payRatesOn(book, today);
  if (!rates || !payRates) return null;
  const euro = euroAtYearEnd(await services.rates.load(), year);
  const terms = {
    rates,
    wage: netPay({ gross: payRates['salariu-minim'], dependants: 0 }, payRates),
    microCeiling: euro && inWholeLei(rates['plafon-micro'], euro),
  };
  const most = roundTop([2 * asked.income, LEAST_DRAWN]);
  return {
    terms,
    pair: compareBusinesses(asked, terms),
    left: leftByIncome(asked, terms, most),
    ranges: betterRanges(asked, terms, most),
    euro: euro && { rate: formatNumber(Number(euro.value) / euro.multiplier, 4), day: euro.day },
  };
}

/**
 * Returns the rate for the ceiling of a year: the National Bank's at the end of the previous year; if none of those days is
 * known, its first of the year.
 */
function euroAtYearEnd(book: RateBook, year: number): DayRate | null {
  const last = findRate(book, 'EUR', { until: `${year - 1}-12-31`, provider: 'bnr' });
  if (last && last.day >= `${year - 1}-12-22`) return last;
  const { days = [], providers = [] } = book.series.get('EUR') ?? {};
  const first = days.find((day, at) => providers[at] === 'bnr' && day > `${year - 1}-12-31`);
  return (
    (first && first <= `${year}-01-31` && findRate(book, 'EUR', { until: first, provider: 'bnr' })) || null
  );
}

// In integers: 100 000 euro at 5,0905 are 509 050 lei exactly.
function inWholeLei(euros: number, { value, multiplier }: DayRate): number {
  return Number((BigInt(euros) * scaled(value)) / (BigInt(multiplier) * scaled('1')));
}
