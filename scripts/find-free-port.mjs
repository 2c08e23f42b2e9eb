import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ephemeral ports of systems, which another connection could take before we listen. Browsers refuse none of these. */
const FIRST = 20_000;
const LAST = 31_999;

/** Finds a free port of this machine for a program that starts in a moment. */
export async function findFreePort() {
  const port = randomInt(FIRST, LAST + 1);
  return (await isFree(port)) ? port : await findFreePort();
}

function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
