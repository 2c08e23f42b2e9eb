import { isbot } from 'isbot';
import { createRecentlyUsed } from '#server/shared/http/recently-used.ts';

// In-app browsers send at most some 400 characters. The list takes quadratic time for a row of blanks.
const READ_LENGTH = 512;
// One page view sends several events, and many visitors share a browser; the list takes 11 µs for each.
const known = createRecentlyUsed<string, boolean>(READ_LENGTH * 1000);

/**
 * Tells whether a user agent names itself a program. Such events are stored and marked, never dropped: a wrong guess must not lose
 * a person, and statistics decide for themselves. A request without a user agent is a program.
 * @see docs/decisions/147-programs-by-a-kept-list.md
 */
export function isBot(userAgent: string | undefined): boolean {
  const name = (userAgent ?? '').slice(0, READ_LENGTH);
  const isKnown = known.get(name);
  if (isKnown !== undefined) return isKnown;
  const isProgram = name === '' || isbot(name);
  known.set(name, isProgram, name.length + 1);
  return isProgram;
}
