import type { TextChart } from '#domain/texts/schemas/text-chart.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { weekdayInWords } from '#domain/base/text/day-in-words.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { legalHolidays } from './legal-holidays.ts';
import type { ChartOf } from '#domain/texts/schemas/chart-schema.ts';

/** The legal holidays of a year on one line. */
export function holidaysChart({ titlu, an }: ChartOf<'zile-libere'>): TextChart {
  const holidays = legalHolidays(an);
  const [start, end] = [Date.UTC(an, 0, 1), Date.UTC(an + 1, 0, 1)];
  const days = [...new Set(holidays.map(({ day }) => day))];
  const atWork = days.filter((day) => !['sâmbătă', 'duminică'].includes(weekdayInWords(day)));
  return {
    title: titlu,
    shape: {
      kind: 'timeline',
      events: holidays.map(({ day, name }) => ({
        at: (Date.parse(day) - start) / (end - start),
        label: `${name} (${weekdayInWords(day)})`,
        day: formatDate(day),
      })),
      axis: { ends: ['ianuarie', 'decembrie'] },
    },
    description: `În ${an} sunt ${countNoun(days.length, 'zi liberă legală', 'zile libere legale')}; ${atWork.length} cad de luni până vineri.`,
    sources: [
      {
        name: 'Codul muncii (Legea 53/2003), art. 139 alin. (1); zilele se calculează',
        url: null,
        date: '2003',
        readAt: null,
      },
    ],
    table: {
      head: ['Ziua', 'Data', 'Cade'],
      rows: holidays.map(({ day, name }) => [name, formatDate(day), weekdayInWords(day)]),
    },
  };
}
