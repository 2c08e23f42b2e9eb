import { expect, test } from 'vitest';
import { compareLane } from '#tests/lane/compare-lane.ts';

// Found again by its seed; `npm run lane:compare` tries a hundred thousand with a new one each time.
test('five thousand connections are answered by the lane as Node alone answers them', async () => {
  await expect(compareLane({ seed: 20261122, count: 5000 })).resolves.toBeUndefined();
});
