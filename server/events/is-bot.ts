import { isbot } from 'isbot';
import { createRecentlyUsed } from '#server/http/recently-used.ts';

// The longest that browsers inside other applications send has some 400. The list takes the square of the length for a row of blanks.
const READ_LENGTH = 512;
// One page of a visitor sends several events, and many visitors have one browser; the list takes 11 µs for each.
const known = createRecentlyUsed<string, boolean>(READ_LENGTH * 1000);

/**
 * Whether a user agent names itself a program. Such events are kept and marked, never dropped: a wrong guess must
 * not lose a person, and statistics choose for themselves. A request without a user agent is a program.
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
