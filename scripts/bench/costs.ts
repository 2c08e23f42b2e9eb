// `npm run bench:costs`: processor time of the site and bytes of the answer for one thing of each kind, asked for one after the other
// on one connection: the first table of docs/scale.md. On Linux, where every address of 127.0.0.0/8 is this machine.
import { createVisitor } from '#scripts/crash/ask.ts';
import { build } from '#server/web/bundle/build.ts';
import { cpuSeconds, startProgram } from './program.ts';

const SECONDS = 6;
const WARM = 300;

const session = '0b0e7a3c-6a55-4c5f-9d0a-5f3f0c6f1a11';
const event = {
  event_id: 5,
  provider_id: 'bench',
  session_id: session,
  client_id: session,
  domain: '127.0.0.1',
  referer: '',
  path: '/',
  cookieless: true,
};
const form = { formular: 'x', nume: 'Ion', email: 'ion@example.ro', mesaj: 'Proba' };
const br = { 'accept-encoding': 'br' };

const things = [
  { what: 'a page from memory', status: 200, question: { path: '/offers/', headers: br } },
  {
    what: 'a page rendered for its request',
    status: 200,
    question: { path: '/transition/?oferta=102&suma=2000&perioada=3', headers: br },
  },
  {
    what: 'an event, stored and acknowledged',
    status: 200,
    question: {
      path: '/api/event',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(event),
    },
  },
  { what: 'a departure to a lender', status: 302, question: { path: '/landing/redirector/?offer=101' } },
  {
    what: 'a form with its page (refused)',
    status: 422,
    question: {
      path: '/contact/',
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...br },
      body: new URLSearchParams(form).toString(),
    },
  },
];

await build();
await using program = await startProgram({ FORM_LIMIT: '100000000' });
await program.settle();
const port = Number(new URL(program.origin).port);
for (const [place, { what, status, question }] of things.entries()) {
  const visitor = createVisitor(port, place, new Map());
  let bytes = 0;
  const ask = async () => {
    const answer = await visitor.ask(question);
    if (answer?.status !== status) throw new Error(`${what} was answered ${answer?.status ?? 'not at all'}`);
    bytes = Number(answer.headers['content-length'] ?? answer.body.length);
  };
  for (let count = 0; count < WARM; count += 1) await ask();
  const before = cpuSeconds(program.pid);
  let asked = 0;
  for (const end = performance.now() + SECONDS * 1_000; performance.now() < end; asked += 1) await ask();
  const microseconds = ((cpuSeconds(program.pid) - before) / asked) * 1e6;
  console.log(`${what.padEnd(36)} ${microseconds.toFixed(0).padStart(6)} µs   ${bytes} bytes`);
  visitor.leave();
}
