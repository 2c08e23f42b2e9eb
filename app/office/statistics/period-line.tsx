import { useSearchParams } from 'react-router';
import { formatDate } from '#domain/base/text/format-date.ts';
import type { StatisticsFrame } from '#domain/answers/office/statistics.ts';
import { formatMoment } from '#app/desk/format-moment.ts';

type Props = {
  frame: StatisticsFrame;
  /** under /api/admin/: the same figures as a table */
  csv: string;
};

/** Which days the figures are of, beside which others, until when is counted, and the way to take them along. */
export function PeriodLine({ frame: { period, before, today, countedUntil }, csv }: Props) {
  const [search] = useSearchParams();
  return (
    <p className="fine">
      {formatDate(period.from)} – {formatDate(period.to)}
      {period.to === today && ', până acum'}, față de {formatDate(before.from)} – {formatDate(before.to)}.{' '}
      {countedUntil === null
        ? 'Încă nu s-a numărat nimic.'
        : `Numărat până la ${formatMoment(countedUntil)}.`}{' '}
      <a href={`/api/admin/${csv}?${search.toString()}`} download>
        Descărcați tabelul (CSV)
      </a>
    </p>
  );
}
