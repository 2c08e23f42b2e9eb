import type { CheckedContract } from '#domain/contract-check/check-contract.ts';
import { pictureOf } from '#domain/contract-check/answer-picture.ts';

const [WIDTH, HEIGHT] = [1200, 630];
// Colours of the light theme, as in public/share/.
const colours = { paper: '#f8fbf9', ink: '#091c1d', amount: '#00565b', cost: '#f6d93f', over: '#b3261e' };

/**
 * The answer as a picture, 1200 × 630.
 * @throws {Error} when the browser can not draw
 */
export async function drawPicture(checked: CheckedContract): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('no canvas');
  const { lines, bar } = pictureOf(checked);
  const write = (text: string, size: number, y: number, colour = colours.ink) => {
    brush.fillStyle = colour;
    // What is too long is drawn narrower, not cut.
    brush.font = `${size > 30 ? 800 : 500} ${size}px 'Public Sans', sans-serif`;
    brush.fillText(text, 72, y, WIDTH - 144);
  };
  brush.fillStyle = colours.paper;
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  write('Ce semnez, de fapt?', 28, 96);
  write(lines.loan, 44, 190);
  write(lines.cost, 76, 290);
  write(lines.verdict, 34, 372, bar.over > 0 ? colours.over : colours.ink);
  const room = WIDTH - 144;
  brush.fillStyle = colours.amount;
  brush.fillRect(72, 420, room * bar.amount, 72);
  brush.fillStyle = colours.cost;
  brush.fillRect(72 + room * bar.amount, 420, room * bar.cost, 72);
  brush.fillStyle = colours.over;
  brush.fillRect(72 + room * (bar.amount + bar.cost), 420, room * bar.over, 72);
  write(lines.legend, 26, 540);
  write(lines.note, 22, 588);
  const picture = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/png');
  });
  if (!picture) throw new Error('no picture');
  return picture;
}
