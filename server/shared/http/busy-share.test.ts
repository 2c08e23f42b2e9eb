import { expect, test } from 'vitest';
import { createBusyShare } from './busy-share.ts';

test('a request answered alone is charged all of the work, one answered with others its part', () => {
  let busyMs = 1_000;
  const share = createBusyShare(() => busyMs);
  const endFirst = share.begin();
  busyMs += 10;
  const endSecond = share.begin();
  busyMs += 20;
  expect(endSecond()).toBe(10);
  expect(endSecond()).toBe(0);
  busyMs += 5;
  expect(endFirst()).toBe(25);
  // Work done while no request is being answered is charged to none.
  busyMs += 500;
  const endThird = share.begin();
  busyMs += 1;
  expect(endThird()).toBe(1);
});

test('work of this thread counts, waiting does not', async () => {
  const share = createBusyShare();
  const endWaiting = share.begin();
  await new Promise((later) => setTimeout(later, 400));
  expect(endWaiting()).toBeLessThan(300);
  const endWorking = share.begin();
  const until = performance.now() + 50;
  while (performance.now() < until);
  expect(endWorking()).toBeGreaterThanOrEqual(49);
});
