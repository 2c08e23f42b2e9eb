import { CHART_HEIGHT, CHART_WIDTH, tenth, type ChartMark } from './chart-mark.ts';

// Bars have gaps only if they are wide enough.
const WIDEST_GAP = 3;
const GAP_SHARE = 0.25;

/**
 * Draws stacked bars from left to right: one path for each part, so that a drawing of any number of bars has as many elements as
 * a bar has parts. The tallest bar is as high as the box. Written without d3, because the calculator draws it in the browser.
 * @param bars the parts of each, from the base line up, none below 0
 * @param looks of the parts, in the same order
 */
export function barMarks(
  bars: readonly (readonly number[])[],
  looks: readonly ChartMark['look'][],
): ChartMark[] {
  const scale =
    CHART_HEIGHT / Math.max(1, ...bars.map((parts) => parts.reduce((sum, part) => sum + part, 0)));
  const step = CHART_WIDTH / bars.length;
  const width = tenth(step - Math.min(WIDEST_GAP, step * GAP_SHARE));
  const tops = bars.map(() => CHART_HEIGHT);
  return looks.map((look, part) => {
    let [x, y] = [0, 0];
    const path = bars.map((parts, index) => {
      const bottom = tops[index] ?? CHART_HEIGHT;
      const height = tenth((parts[part] ?? 0) * scale);
      tops[index] = tenth(bottom - height);
      // Steps from bar to bar repeat, so they compress to half of the positions.
      const move = `m${tenth(tenth(index * step) - x)} ${tenth(bottom - y)}`;
      [x, y] = [tenth(index * step), bottom];
      return `${move}v${-height}h${width}${part === 0 ? `V${CHART_HEIGHT}` : `v${height}`}z`;
    });
    return { look, path: path.join('') };
  });
}
