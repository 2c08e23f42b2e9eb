import { formatDate } from '#domain/base/text/format-date.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatPercent } from '#domain/base/text/format-percent.ts';

/** How many of an offer's decided requests its lender approved, by what it reported until a day (yyyy-mm-dd). */
export type MeasuredApproval = { approved: number; decided: number; day: string };

/** Fewest decided requests for which an offer shows its approvals. */
export const LEAST_DECIDED = 50;

/** Writes the measured approval of an offer: `Aprobate 62% din 84 de cereri, la 26.11.2026`; null while too few are decided. */
export function approvalInWords({ approved, decided, day }: MeasuredApproval): string | null {
  if (decided < LEAST_DECIDED) return null;
  const percent = formatPercent((100 * approved) / decided, 0);
  return `Aprobate ${percent} din ${countNoun(decided, 'cerere', 'cereri')}, la ${formatDate(day)}`;
}
