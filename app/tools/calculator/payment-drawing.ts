import type { PlanRow } from '#domain/tools/calculator/repayment-plan.ts';
import { barMarks } from '#app/ui/charts/bar-marks.ts';

/** Draws principal and interest of every payment, one bar a month, for the page and for the picture of its link. */
export function paymentDrawing(rows: readonly PlanRow[]) {
  return {
    marks: barMarks(
      rows.map(({ principal, interest }) => [principal, interest]),
      ['amount', 'cost'],
    ),
    legend: [
      { look: 'amount' as const, label: 'principal' },
      { look: 'cost' as const, label: 'dobândă' },
    ],
    axis: { ends: ['luna 1', `luna ${rows.at(-1)?.month ?? 1}`] as const },
  };
}
