import { dayOf } from '#domain/base/days/iso-day.ts';
import { irccAnswer } from '#domain/tools/ircc/ircc-answer.ts';
import { readIrccQuery, writeIrccQuery } from '#domain/tools/ircc/ircc-query.ts';
import { usedSeries } from '#domain/base/series/used-series.ts';
import type { IrccPageData } from '#app/tools/ircc/ircc-page-data.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';

/** /calculator-rata-ircc/: computes the debt of the address at the current index. */
export async function loadIrcc({ url, services, country, now }: PageArgs): Promise<IrccPageData> {
  const book = services.series.book();
  const today = dayOf(now, country.timeZone);
  const { typed, errors, loan, isAsked } = readIrccQuery(url.searchParams);
  return {
    texts: services.content.irccTool,
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
