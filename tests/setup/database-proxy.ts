import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import type { Connection } from '#server/db/database.ts';

type SocketConnection = Extract<Connection, { host: string }>;

/**
 * Starts a TCP proxy to PostgreSQL that can fail: `close` as after a crash, `hold` like a machine that hangs, and `open` again.
 * @param options.asPooler does what PgBouncer does in transaction mode: refuses settings of a connection, swallows notifications
 */
export async function startDatabaseProxy(target: SocketConnection, { asPooler = false } = {}) {
  let asked = '';
  let accepted = 0;
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: 'open' | 'held' | 'closed' = 'open';

  const server = createServer((client) => {
    accepted += 1;
    if (state === 'closed') return client.destroy();
    const upstream = connect(path.join(target.host, `.s.PGSQL.${target.port}`));
    const pair = [client, upstream] as const;
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const socket of pair) socket.on('error', () => undefined).on('close', end);
    const answers = asPooler ? withoutNotifications() : (bytes: Buffer) => bytes;
    upstream.on('data', (bytes) => client.write(answers(bytes)));
    client.on('data', (bytes) => {
      asked += bytes.toString('latin1');
      if (asPooler && bytes.includes('statement_timeout\0')) client.end(refusal);
      else upstream.write(bytes);
    });
    if (state === 'held') for (const socket of pair) socket.pause();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };

  return {
    connection: { ...target, host: '127.0.0.1', port } satisfies Connection,
    url: `postgres://${target.user}@127.0.0.1:${port}/${target.database}`,
    /** all queries sent through the proxy */
    asked: () => asked,
    /** how many connections were made to it */
    accepted: () => accepted,
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

const refusal = (() => {
  const fields = 'SFATAL\0VFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0';
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(4 + fields.length, 1);
  return Buffer.concat([head, Buffer.from(fields)]);
})();

/** Messages of the server are a letter, their length, and the rest; „A” is a notification. Chunks are joined first. */
function withoutNotifications() {
  let rest = Buffer.alloc(0);
  return (bytes: Buffer): Buffer => {
    rest = Buffer.concat([rest, bytes]);
    const passed: Buffer[] = [];
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const message = rest.subarray(0, rest.readInt32BE(1) + 1);
      rest = rest.subarray(message.length);
      if (message[0] !== 'A'.charCodeAt(0)) passed.push(message);
    }
    return Buffer.concat(passed);
  };
}
