import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from './is-database-away.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/**
 * Does a step of the start again when the database went away in the middle of it, as one that is killed and brought
 * back does. The step must be one that can be done twice.
 * @param patienceMs milliseconds after which the last failure counts
 * @throws what the step throws for any other reason, and at the end of the patience
 */
export async function throughRestarts<Result>(
  step: () => Promise<Result>,
  patienceMs = 60_000,
): Promise<Result> {
  const deadline = Date.now() + patienceMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await step();
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() + pauseMs > deadline) throw error;
      await pause(pauseMs);
    }
  }
}
