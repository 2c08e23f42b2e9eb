import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type MailAnswer =
  | 'take'
  | 'drop'
  | { refuse: number; at?: 'connect' | 'sender' | 'recipient' }
  | { delayMs: number };

/** Starts a real mail server on this machine that accepts, refuses, delays or drops, as the test says. */
export async function startSmtp(port = 0) {
  const taken: Email[] = [];
  const raw: string[] = [];
  const state: { answer: MailAnswer; connections: number } = { answer: 'take', connections: 0 };
  const refusal = (at: string): Error | null => {
    const { answer } = state;
    if (typeof answer !== 'object' || !('refuse' in answer) || (answer.at ?? 'data') !== at) return null;
    return Object.assign(new Error('not now'), { responseCode: answer.refuse });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect(_session, done) {
      state.connections += 1;
      done(refusal('connect'));
    },
    onMailFrom: (_address, _session, done) => done(refusal('sender')),
    onRcptTo: (_address, _session, done) => done(refusal('recipient')),
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => void answerData(Buffer.concat(chunks), done));
    },
  });
  // A client that disconnects in the middle is part of these tests.
  server.on('error', () => undefined);

  async function answerData(bytes: Buffer, done: (error?: Error | null) => void) {
    const { answer } = state;
    const refused = refusal('data');
    if (refused) return done(refused);
    if (answer === 'drop') {
      for (const socket of sockets) socket.destroy();
      return;
    }
    if (typeof answer === 'object' && 'delayMs' in answer)
      await new Promise((resolve) => setTimeout(resolve, answer.delayMs));
    raw.push(bytes.toString());
    taken.push(await PostalMime.parse(bytes));
    done();
  }

  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  const { port: chosen } = listener.address() as AddressInfo;
  return {
    taken,
    raw,
    state,
    port: chosen,
    url: `smtp://127.0.0.1:${chosen}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
