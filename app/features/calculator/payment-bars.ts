import type { PlanRow } from '#domain/calculator/repayment-plan.ts';

export const CHART_WIDTH = 720;
export const CHART_HEIGHT = 220;

// Gaps between bars only where a bar is wide enough to spare them.
const WIDEST_GAP = 3;
const GAP_SHARE = 0.25;

/**
 * The bars of a schedule as two paths: what repays the loan, standing on the base line, and the interest on top of it.
 * The dearest payment is as high as the chart. Two elements for any number of months, so that dragging stays smooth.
 */
export function paymentBars(rows: readonly PlanRow[]): { principal: string; interest: string } {
  const dearest = Math.max(1, ...rows.map(({ payment }) => payment));
  const step = CHART_WIDTH / rows.length;
  const width = round(step - Math.min(WIDEST_GAP, step * GAP_SHARE));
  let principal = '';
  let interest = '';
  rows.forEach((row, index) => {
    const x = round(index * step);
    const height = round((row.principal / dearest) * CHART_HEIGHT);
    const top = round((row.payment / dearest) * CHART_HEIGHT);
    principal += bar(x, CHART_HEIGHT, width, height);
    interest += bar(x, CHART_HEIGHT - height, width, top - height);
  });
  return { principal, interest };
}

function bar(x: number, bottom: number, width: number, height: number): string {
  return `M${x} ${round(bottom)}v${round(-height)}h${width}v${round(height)}z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
