import { IrccPage } from '#app/tools/ircc/ircc-page.tsx';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { irccAnswer } from '#domain/tools/ircc/ircc-answer.ts';
import { irccFields, readIrccQuery, writeIrccQuery } from '#domain/tools/ircc/ircc-query.ts';
import { usedSeries } from '#domain/base/series/used-series.ts';
import type { IrccPageData } from '#app/tools/ircc/ircc-page-data.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { declarePage, namedByTexts } from '#app/shell/declare-page.tsx';

export const irccPage = declarePage({
  module: 'ircc',
  group: 'tools',
  Page: IrccPage,
  load: loadIrcc,
  tool: namedByTexts,
  addresses: [
    {
      path: '/calculator-rata-ircc/',
      name: 'Calculator IRCC',
      query: irccFields,
      onlyIn: 'RO',
      examples: ['/calculator-rata-ircc/', '/calculator-rata-ircc/?suma=abc&luni=12&marja=2&dobanda=6'],
    },
  ],
});

/** /calculator-rata-ircc/: computes the debt of the address at the current index. */
export async function loadIrcc({ url, services, country, now }: PageArgs): Promise<IrccPageData> {
  const book = services.series.book();
  const today = dayOf(now, country.timeZone);
  const { typed, errors, loan, isAsked } = readIrccQuery(url.searchParams);
  return {
    texts: services.content.getTool('rata-ircc'),
    path: url.pathname,
    form: { typed, errors },
    search: isAsked ? writeIrccQuery(loan) : null,
    used: usedSeries(['ircc'], book, today),
    loan,
    isAsked,
    answer: irccAnswer(loan, book.ircc, today),
    today,
    points: book.ircc,
  };
}
