import { connect } from 'node:net';
import { once } from 'node:events';

type Load = {
  origin: string;
  connections: number;
  seconds: number;
  /** builds the body of the next request */
  newBody: () => string;
};

/**
 * Posts events as fast as they are acknowledged, each connection one at a time. Written on bare sockets, because a load generator
 * that needs more of the machine than the server measures itself.
 * @returns acknowledged events a second
 */
export async function saturate({ origin, connections, seconds, newBody }: Load): Promise<number> {
  const senders = await openSenders(origin, connections);
  const started = performance.now();
  const end = started + seconds * 1000;
  let acknowledged = 0;
  await Promise.all(
    senders.map(async (sender) => {
      for (; performance.now() < end; acknowledged += 1) await sender.post(newBody());
    }),
  );
  senders.forEach((sender) => sender.close());
  return (acknowledged / (performance.now() - started)) * 1000;
}

/**
 * Posts events evenly, `rate` a second, however slowly they are acknowledged: an event that finds all connections busy waits, and
 * its wait counts, as a visitor's would.
 * @returns milliseconds from the due time of each event to its acknowledgement, in ascending order
 */
export async function pace({ origin, connections, seconds, newBody, rate }: Load & { rate: number }) {
  const free = await openSenders(origin, connections);
  const late: number[] = [];
  const times: number[] = [];
  const started = performance.now();
  const all = Math.floor(rate * seconds);
  const { promise, resolve, reject } = Promise.withResolvers<void>();

  function send(due: number) {
    const sender = free.pop();
    if (!sender) return void late.push(due);
    sender.post(newBody()).then(() => {
      times.push(performance.now() - due);
      free.push(sender);
      const next = late.shift();
      if (next !== undefined) send(next);
      else if (times.length === all) resolve();
    }, reject);
  }
  let sent = 0;
  const clock = setInterval(() => {
    for (; sent < all && started + (sent / rate) * 1000 <= performance.now(); sent += 1) {
      send(started + (sent / rate) * 1000);
    }
    if (sent === all) clearInterval(clock);
  }, 1);
  await promise.finally(() => clearInterval(clock));
  free.forEach((sender) => sender.close());
  return times.toSorted((a, b) => a - b);
}

type Sender = Awaited<ReturnType<typeof openSender>>;

function openSenders(origin: string, count: number): Promise<Sender[]> {
  return Promise.all(Array.from({ length: count }, () => openSender(new URL(origin))));
}

/** Opens a connection that posts one event after the other. */
async function openSender({ hostname, port, host }: URL) {
  const socket = connect(Number(port), hostname).setNoDelay(true).setEncoding('latin1');
  await once(socket, 'connect');
  const head = `POST /api/event HTTP/1.1\r\nHost: ${host}\r\nUser-Agent: Mozilla/5.0 Firefox/140.0\r\nContent-Type: application/json\r\n`;
  let answer = '';
  let heard = Promise.withResolvers<void>();
  socket.on('data', (part: string) => {
    answer += part;
    // The end of a JSON object without nested objects, which an acknowledgement is.
    if (!answer.endsWith('}')) return;
    const isAcknowledged = answer.startsWith('HTTP/1.1 200 ');
    if (isAcknowledged) heard.resolve();
    else heard.reject(new Error(`an event was refused: ${answer}`));
    answer = '';
  });
  const onClose = () => heard.reject(new Error('the server closed a connection'));
  socket.on('error', (error) => heard.reject(error)).on('close', onClose);
  return {
    post(body: string): Promise<void> {
      heard = Promise.withResolvers();
      socket.write(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
      return heard.promise;
    },
    close: () => socket.off('close', onClose).destroy(),
  };
}
