import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newCard } from '#tests/factories/new-card.ts';
import { createPictureMaker } from './picture-maker.ts';

// sharp reports its library through the environment.
beforeAll(() => vi.stubEnv('VIPSHOME', undefined));
afterAll(() => vi.unstubAllEnvs());

/** Builds a painter that draws nothing, and counts its calls and how many ran at once. */
function countingPainter() {
  const drawn: string[] = [];
  let now = 0;
  let most = 0;
  return {
    drawn,
    most: () => most,
    toPng: async (svg: string) => {
      now += 1;
      most = Math.max(most, now);
      await setImmediate();
      now -= 1;
      drawn.push(svg);
      return Buffer.from(svg);
    },
  };
}

test('a picture is 1200 × 630, under 64 KB, and the same each time', async () => {
  const png = await createPictureMaker().make(newCard());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(64 * 1024);
  expect((await createPictureMaker().make(newCard())).equals(png)).toBe(true);
});

test('a picture is drawn once while its content stays, and again when that changes', async () => {
  const painter = countingPainter();
  const { make } = createPictureMaker(painter);
  const [first, again] = await Promise.all([make(newCard()), make(newCard())]);
  expect(again).toBe(first);
  await make(newCard());
  expect(painter.drawn).toHaveLength(1);
  await make(newCard({ note: 'Sursa: Legea 243/2024, din 14.08.2024' }));
  expect(painter.drawn).toHaveLength(2);
});

test('pictures are drawn one at a time, in the order of their requests', async () => {
  const painter = countingPainter();
  const { make } = createPictureMaker(painter);
  const made = await Promise.all(['a', 'b', 'c'].map((eyebrow) => make(newCard({ eyebrow }))));
  expect(painter.most()).toBe(1);
  expect(painter.drawn).toEqual(made.map(String));
});

test('a request is refused while too many wait, and served when they are done', async () => {
  const { make } = createPictureMaker({ ...countingPainter(), maxWaiting: 2 });
  const waiting = ['a', 'b'].map((eyebrow) => make(newCard({ eyebrow })));
  await expect(make(newCard({ eyebrow: 'c' }))).rejects.toThrow('2 pictures wait');
  await Promise.all(waiting);
  expect(await make(newCard({ eyebrow: 'c' }))).toBeInstanceOf(Buffer);
});

test('a failing picture does not block others, and is tried again', async () => {
  let isBroken = true;
  const { make } = createPictureMaker({
    async toPng(svg) {
      if (isBroken) throw new Error('no paint');
      return Buffer.from(svg);
    },
  });
  await expect(make(newCard())).rejects.toThrow('no paint');
  isBroken = false;
  expect(await make(newCard({ eyebrow: 'b' }))).toBeInstanceOf(Buffer);
  expect(await make(newCard())).toBeInstanceOf(Buffer);
});

test('memory holds the last requested pictures, up to its limit', async () => {
  const painter = countingPainter();
  const { make } = createPictureMaker({ ...painter, maxBytes: 1 });
  await make(newCard());
  await make(newCard());
  expect(painter.drawn).toHaveLength(2);
});
