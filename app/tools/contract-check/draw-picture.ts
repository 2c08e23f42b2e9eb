import type { CheckedContract } from '#domain/tools/contract-check/check-contract.ts';
import { pictureOf } from '#domain/tools/contract-check/answer-picture.ts';
import type { VerdictByCases } from '#domain/tools/contract-check/verdict-by-cases.ts';

const [WIDTH, HEIGHT, EDGE] = [1200, 630, 72];
const ROOM = WIDTH - 2 * EDGE;
// Colours of the light theme, as in public/share/.
const colours = { paper: '#f8fbf9', ink: '#091c1d', amount: '#00565b', cost: '#f6d93f', over: '#b3261e' };

/**
 * Draws the answer as a picture, 1200 × 630.
 * @throws {Error} when the browser cannot draw
 */
export async function drawPicture(answer: {
  checked: CheckedContract;
  verdict: VerdictByCases;
}): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('no canvas');
  const { lines, bar } = pictureOf(answer.checked, answer.verdict);
  const write = (text: string, size: number, y: number, colour = colours.ink) => {
    brush.fillStyle = colour;
    // Text that is too long is condensed, not cut.
    brush.font = `${size > 30 ? 800 : 500} ${size}px 'Public Sans', sans-serif`;
    brush.fillText(text, EDGE, y, ROOM);
  };
  brush.fillStyle = colours.paper;
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  write(lines.loan, 30, 96);
  write(lines.verdict, 64, 182, bar.over > 0 ? colours.over : colours.ink);
  if (lines.other !== null) write(lines.other, 28, 240);
  write(lines.cost, 32, lines.other === null ? 240 : 292);
  drawBar(brush, bar, { past: lines.past, most: lines.most });
  write(lines.legend, 26, 548);
  write(lines.note, 22, 594);
  const picture = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/png');
  });
  if (!picture) throw new Error('no picture');
  return picture;
}

type Words = Record<'past' | 'most', string | null>;

/**
 * Draws the bar as on the page: above the legal maximum it leaves its frame, in red hatch, with its label; the maximum is
 * labelled under its tick.
 */
function drawBar(
  brush: CanvasRenderingContext2D,
  { amount, cost, over }: ReturnType<typeof pictureOf>['bar'],
  { past, most }: Words,
) {
  const [top, height] = [372, 76];
  const at = (share: number) => EDGE + ROOM * share;
  const tick = at(amount + cost);
  brush.fillStyle = colours.amount;
  brush.fillRect(EDGE, top, ROOM * amount, height);
  brush.fillStyle = colours.cost;
  brush.fillRect(at(amount), top, ROOM * cost, height);
  brush.font = "700 28px 'Public Sans', sans-serif";
  brush.textAlign = 'right';
  if (over > 0) {
    const [y, high] = [top + height * 0.16, height * 0.68];
    brush.fillRect(tick, y, ROOM * over, high);
    brush.save();
    brush.beginPath();
    brush.rect(tick, y, ROOM * over, high);
    brush.clip();
    brush.strokeStyle = colours.over;
    brush.lineWidth = 5;
    for (let x = tick - high; x < at(1); x += 14) {
      brush.beginPath();
      brush.moveTo(x, y + high);
      brush.lineTo(x + high, y);
      brush.stroke();
    }
    brush.restore();
    brush.strokeStyle = colours.over;
    brush.lineWidth = 4;
    brush.strokeRect(tick, y, ROOM * over, high);
    brush.strokeStyle = colours.ink;
    brush.lineWidth = 3;
    brush.strokeRect(EDGE, top, tick - EDGE, height);
    brush.fillStyle = colours.ink;
    brush.fillRect(tick - 4, top - 4, 8, height + 16);
    brush.fillStyle = colours.over;
    if (past !== null) brush.fillText(past, at(1), top - 18);
  }
  brush.fillStyle = colours.ink;
  if (most !== null) brush.fillText(most, Math.max(tick, EDGE + 420), top + height + 46);
  brush.textAlign = 'left';
}
