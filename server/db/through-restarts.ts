import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from './is-database-away.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/**
 * Repeats a step of the start when the database went away during it, as one that is killed and restarted does. The step must be
 * repeatable.
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
