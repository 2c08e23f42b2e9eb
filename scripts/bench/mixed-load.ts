import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createVisitor, type Visitor } from '#scripts/crash/ask.ts';

type Load = {
  port: number;
  seconds: number;
  /** paths of the site, from its sitemap */
  paths: readonly string[];
  /** an offer to leave for */
  offerId: string;
};

const BROWSER = 'gzip, deflate, br';
const ENCODINGS = [BROWSER, BROWSER, 'gzip', 'identity'];
const WORDS = [
  'credit',
  'buletin',
  'dobândă',
  'refinanțare',
  'DAE',
  'rate',
  'birou',
  'online',
  'curs',
  'euro',
];

/**
 * Generates the load of a busy day, all at once: people who read every page in every encoding, ask for new amounts, search, mistype
 * addresses, leave for lenders and write, and programs that send events. Each continues as soon as it is answered.
 * @returns the number of answers, by action
 */
export async function mixedLoad({ port, seconds, paths, offerId }: Load): Promise<Record<string, number>> {
  const failures = new Map<string, number>();
  const answered: Record<string, number> = {};
  const end = performance.now() + seconds * 1000;
  let group = 0;

  async function stay(name: string, visit: (visitor: Visitor, count: number) => Promise<unknown>) {
    group += 1;
    const visitor = createVisitor(port, group, failures);
    const start = group * 7919;
    for (let count = start; performance.now() < end; count += 1) {
      if (await visit(visitor, count)) answered[name] = (answered[name] ?? 0) + 1;
      else await pause(50);
    }
    visitor.leave();
  }

  const readPages = (visitor: Visitor, count: number) =>
    read(visitor, paths[count % paths.length] ?? '/', ENCODINGS[count % ENCODINGS.length]);

  const askForSums = (visitor: Visitor, count: number) => askForSum(visitor, count, offerId);

  const leave = (visitor: Visitor) => visitor.ask({ path: `/landing/redirector/?offer=${offerId}` });

  const times = (count: number, begin: () => Promise<void>) => Array.from({ length: count }, begin);
  await Promise.all([
    ...times(8, () => stay('pages', readPages)),
    ...times(6, () => stay('sums', askForSums)),
    ...times(1, () => stay('searches', search)),
    ...times(1, () => stay('mistyped', mistype)),
    ...times(8, () => stay('events', sendEvent)),
    ...times(2, () => stay('departures', leave)),
    ...times(1, () => stay('forms', write)),
  ]);
  return answered;
}

function read(visitor: Visitor, path: string, accepted = BROWSER) {
  return visitor.ask({ path, headers: { 'accept-encoding': accepted } });
}

function askForSum(visitor: Visitor, count: number, offerId: string) {
  const sum = 1_000 + ((count * 37) % 90_000);
  const term = 3 + (count % 57);
  const addresses = [
    `/offers/?suma=${sum}&perioada=${term}`,
    `/?suma=${sum}&perioada=${term}`,
    `/calculator-rate-credit/?suma=${sum}&dobanda=${8 + (count % 30)}&perioada=${term}`,
    `/convertor-valutar/eur-to-ron/?suma=${sum}`,
    `/offers/_payload.json?suma=${sum}&perioada=${term}`,
    `/transition/?oferta=${offerId}&suma=${sum}&perioada=${term}`,
  ];
  return read(
    visitor,
    addresses[count % addresses.length] ?? '/',
    ENCODINGS[(count >> 3) % ENCODINGS.length],
  );
}

function search(visitor: Visitor, count: number) {
  return read(visitor, `/cautare/?q=${encodeURIComponent(`${WORDS[count % WORDS.length]} ${count % 1000}`)}`);
}

function mistype(visitor: Visitor, count: number) {
  return read(visitor, count % 2 === 0 ? `/blog/nu-este-${count}/` : `/nimic-${count}/?x=${count}`);
}

function sendEvent(visitor: Visitor) {
  return visitor.ask({
    path: '/api/event',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      uuid: randomUUID(),
      event_id: 5,
      provider_id: 'ro-1',
      session_id: randomUUID(),
      client_id: randomUUID(),
      domain: '127.0.0.1',
      referer: '',
      path: '/offers/',
      cookieless: true,
    }),
  });
}

async function write(visitor: Visitor, count: number) {
  const page = await read(visitor, '/contact/', 'identity');
  const token = /name="formular" value="([^"]+)"/.exec(page?.body ?? '')?.[1];
  if (token === undefined) return undefined;
  const body = new URLSearchParams({
    formular: token,
    nume: 'Ion Popa',
    email: `ion-${count}@example.ro`,
    telefon: '',
    mesaj: `Întrebarea ${count}`,
  }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return await visitor.ask({ path: '/contact/', method: 'POST', headers, body });
}
