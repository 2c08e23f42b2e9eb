// Shared by commands on the database: the present settings, the database open until the work is done, also while the site runs, and
// a sentence instead of a stack for a problem the operator can solve.
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { type Config, readMachineConfig } from '#server/config.ts';
import { createLogger } from '#server/base/create-logger.ts';
import { openDatabaseBeside } from '#server/db/open-database-beside.ts';
import { isFileProblem } from '#server/base/is-file-problem.ts';
import type { Database } from '#server/db/tables.ts';
import { prepareDataFolder } from '#server/start/prepare-data-folder.ts';
import { StartupError } from '#server/base/startup-error.ts';

export type OpenedDatabase = { db: Kysely<Database>; logger: Logger };

/** Context of a command that opens the database in its own way. */
type Surroundings = { config: Config; logger: Logger; running: AsyncDisposableStack };

/**
 * Runs a command, which opens the database after checking its arguments.
 * @param isExpected errors reported by their message alone, besides those of the start
 */
export async function runCommand(
  work: (open: () => Promise<OpenedDatabase>, prepare: () => Surroundings) => Promise<void>,
  isExpected: (error: unknown) => boolean = () => false,
): Promise<void> {
  await using running = new AsyncDisposableStack();
  const fail = (error: unknown) => {
    const isKnown =
      error instanceof StartupError || isOfArguments(error) || isFileProblem(error) || isExpected(error);
    console.error(isKnown ? (error as Error).message : error);
    process.exitCode = 1;
  };
  const prepare = () => {
    const config = readMachineConfig();
    prepareDataFolder(config.dataDir);
    return { config, logger: createLogger(config.logLevel), running };
  };
  const open = async () => {
    const surroundings = prepare();
    const { db } = await openDatabaseBeside(surroundings);
    return { db, logger: surroundings.logger };
  };
  try {
    await work(open, prepare);
  } catch (error) {
    fail(error);
  }
}

/** Tells whether `parseArgs` refused unknown arguments. */
function isOfArguments(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS') === true;
}
