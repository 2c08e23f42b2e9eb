import { createServer } from 'node:net';
import { StartupError } from '#server/base/startup-error.ts';

type Address = { host: string; port: number };

/**
 * Checks whether the address is free, before anything is started for it.
 * @throws {StartupError} when it is not
 */
export async function assertPortFree(address: Address): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ ...address, exclusive: true }, resolve);
    });
  } catch (error) {
    throw toListenProblem(error, address);
  }
  await new Promise((resolve) => server.close(resolve));
}

/** Explains to the operator that the site cannot listen; any other error is returned unchanged. */
export function toListenProblem(error: unknown, { host, port }: Address): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartupError(
        `Port ${port} of ${host} is in use; stop what uses it, or set PORT to another one.`,
      );
    case 'EACCES':
      return new StartupError(
        `Port ${port} needs rights this account does not have; set PORT to 1024 or above.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupError(`HOST is ${host}, which is no address of this machine.`);
    default:
      return error;
  }
}
