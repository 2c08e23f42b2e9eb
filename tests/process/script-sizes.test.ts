import { expect, test } from 'vitest';
import { measureSizes } from '#scripts/bench/sizes.ts';

test('no page loads more script than it may', () => {
  const sizes = measureSizes();
  expect(sizes.map(({ what }) => what)).toContain('JavaScript, document page');
  expect(sizes.filter(({ ok }) => !ok)).toEqual([]);
});
