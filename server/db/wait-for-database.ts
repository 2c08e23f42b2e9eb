import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '#server/base/startup-error.ts';

const LOOK_AGAIN_MS = 250;
/** Wrong password, wrong account, no such database, no right to connect: waiting does not help. */
const HOPELESS_CODES = new Set(['28P01', '28000', '3D000', '42501']);

/**
 * Waits until the database of DATABASE_URL answers: it may be starting beside us.
 * @param options.name of the setting with the address
 * @throws {StartupError} when it refuses us, or does not answer in time
 */
export async function waitForDatabase(
  connectionString: string,
  { patienceMs = 10_000, name = 'DATABASE_URL' } = {},
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  // A try can time out unread while the start reads the texts, so there is always one more try.
  for (let tries = 1; ; tries += 1) {
    const problem = await tryConnecting(connectionString, patienceMs / 2);
    if (problem === undefined) return;
    const isHopeless = HOPELESS_CODES.has(problem.code ?? '');
    if (isHopeless || (tries > 1 && Date.now() + LOOK_AGAIN_MS >= deadline)) {
      const { host, pathname } = new URL(connectionString);
      const answer = isHopeless ? 'refuses us' : `did not answer in ${patienceMs / 1_000} seconds`;
      throw new StartupError(`The database ${host}${pathname} of ${name} ${answer}: ${problem.message}`);
    }
    await pause(LOOK_AGAIN_MS);
  }
}

async function tryConnecting(connectionString: string, timeoutMs: number) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: timeoutMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    // When a host has several addresses and all refuse, the error is an AggregateError with an empty message.
    const causes = error instanceof AggregateError ? (error.errors as Error[]) : [error as Error];
    const { code } = error as { code?: string };
    return { code, message: causes.map((cause) => cause.message).join(', ') };
  } finally {
    await client.end().catch(() => undefined);
  }
}
