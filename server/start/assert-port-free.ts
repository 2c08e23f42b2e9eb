import { createServer } from 'node:net';
import { StartupError } from '#server/base/startup-error.ts';

type Address = {
  host: string;
  port: number;
  /** start of the names of its settings: METRICS_ for METRICS_PORT; by default none */
  setting?: string;
};

/**
 * Checks whether the address is free, before anything is started for it.
 * @throws {StartupError} when it is not
 */
export async function assertPortFree(address: Address): Promise<void> {
  const { host, port } = address;
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ host, port, exclusive: true }, resolve);
    });
  } catch (error) {
    throw toListenProblem(error, address);
  }
  await new Promise((resolve) => server.close(resolve));
}

/** Explains to the operator that the site cannot listen; any other error is returned unchanged. */
export function toListenProblem(error: unknown, { host, port, setting = '' }: Address): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartupError(
        `Port ${port} of ${host} is in use; stop what uses it, or set ${setting}PORT to another one.`,
      );
    case 'EACCES':
      return new StartupError(
        `Port ${port} needs rights this account does not have; set ${setting}PORT to 1024 or above.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupError(`${setting}HOST is ${host}, which is no address of this machine.`);
    default:
      return error;
  }
}
