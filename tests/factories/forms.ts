import { siteKey } from '#server/keys/site-keys.ts';

/** A key that is the same in every test. */
export const testKey = siteKey(Buffer.alloc(32, 7));

/** A clock that a test moves. */
export function movableClock(start = '2026-11-21T10:00:00Z') {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    pass(ms: number) {
      time += ms;
    },
  };
}
