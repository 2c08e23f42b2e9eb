import { siteKey } from '#server/shared/keys/site-keys.ts';

/** A constant secret for tests, and its key. */
export const testSecret = Buffer.alloc(32, 7);
export const testKey = siteKey(testSecret);

/** Builds a clock that a test moves. */
export function movableClock(start = '2026-11-21T10:00:00Z') {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    pass(ms: number) {
      time += ms;
    },
  };
}
