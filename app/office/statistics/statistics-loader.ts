import type { LoaderFunctionArgs } from 'react-router';
import type { StatisticsAnswer } from '#domain/answers/office/statistics.ts';
import { loadList } from '#app/office/load.ts';

/** A question's answer for the period, the country and whatever else the address says. */
export function statisticsLoader<Answer>(question: string) {
  return (args: LoaderFunctionArgs) => loadList<StatisticsAnswer<Answer>>(`statistics/${question}`, args);
}
