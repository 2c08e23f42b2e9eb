import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import type { Connection } from '#server/db/database.ts';

type SocketConnection = Extract<Connection, { host: string }>;

/**
 * A way to PostgreSQL by TCP that can be taken away: `close` as after a crash, `hold` as of a machine that hangs, and `open` again.
 */
export async function startDatabaseProxy(target: SocketConnection) {
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: 'open' | 'held' | 'closed' = 'open';

  const server = createServer((client) => {
    if (state === 'closed') return client.destroy();
    const upstream = connect(path.join(target.host, `.s.PGSQL.${target.port}`));
    const pair = [client, upstream] as const;
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const socket of pair) socket.on('error', () => undefined).on('close', end);
    upstream.on('data', (bytes) => client.write(bytes));
    client.on('data', (bytes) => upstream.write(bytes));
    if (state === 'held') for (const socket of pair) socket.pause();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };

  return {
    connection: { ...target, host: '127.0.0.1', port } satisfies Connection,
    close() {
      state = 'closed';
      for (const [client] of pairs) client.destroy();
    },
    hold() {
      state = 'held';
      for (const pair of pairs) for (const socket of pair) socket.pause();
    },
    open() {
      state = 'open';
      for (const pair of pairs) for (const socket of pair) socket.resume();
    },
    async [Symbol.asyncDispose]() {
      this.close();
      server.close();
      await once(server, 'close');
    },
  };
}
