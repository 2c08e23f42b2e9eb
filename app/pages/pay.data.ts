import { PayPage } from '#app/tools/pay/pay-page.tsx';
import { dayOf, yearOf } from '#domain/base/days/iso-day.ts';
import { payRatesOn, paySeries } from '#domain/tools/pay/pay-rates.ts';
import { payFields, readPayQuery, writePayQuery } from '#domain/tools/pay/pay-query.ts';
import { pointOn } from '#domain/base/series/series-book.ts';
import { usedSeries } from '#domain/base/series/used-series.ts';
import { fillText } from '#domain/base/text/fill-text.ts';
import type { PayPageData } from '#app/tools/pay/pay-page-data.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { declarePage, namedByTexts } from '#app/shell/declare-page.tsx';

export const payPage = declarePage({
  module: 'pay',
  group: 'tools',
  Page: PayPage,
  load: loadPay,
  tool: namedByTexts,
  addresses: [
    { path: '/calculator-salariu-net/', name: 'Calculator de salariu net', query: payFields, onlyIn: 'RO' },
  ],
});

/** /calculator-salariu-net/: computes the wage of the address by today's taxes. */
export async function loadPay({ url, services, country, now }: PageArgs): Promise<PayPageData> {
  const book = services.series.book();
  const today = dayOf(now, country.timeZone);
  const rates = payRatesOn(book, today);
  const texts = services.content.getTool('salariu-net');
  // Of the taxes, which may be of the year before today's.
  const year = yearOf(pointOn(book.cas, today)?.from ?? today);
  const page = {
    texts: { ...texts, title: fillText(texts.title, { an: String(year) }) },
    path: url.pathname,
    used: usedSeries([...paySeries, 'plafon-suma-netaxabila'], book, today),
  };
  if (!rates) return { ...page, form: { typed: { suma: '' }, errors: [] }, search: null, answer: null };
  const untaxedUpTo = pointOn(book['plafon-suma-netaxabila'], today)?.value;
  const { typed, errors, ...read } = readPayQuery(url.searchParams, rates, untaxedUpTo);
  return {
    ...page,
    form: { typed, errors },
    search: read.isAsked ? writePayQuery(read.asked) : null,
    answer: { ...read, rates, untaxedUpTo },
  };
}
