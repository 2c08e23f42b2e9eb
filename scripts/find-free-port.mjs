import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below those that systems give to connections that leave them: a port from there could be somebody's by the time it is listened
 * on. None of these is one that browsers refuse.
 */
const FIRST = 20_000;
const LAST = 31_999;

/** A port of this machine that nobody listens on now, for a program that starts in a moment. */
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
