import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { startProgram } from '#tests/setup/start-program.ts';
import { createAskProgram } from './ask-program.ts';

const asked = (url: string) => ({ method: 'GET', url, headers: {}, body: undefined }) as const;

test.each<[string, RequestListener, string | null, number | null, string?]>([
  ['a long answer', (_, response) => response.end('ok'.repeat(32_768)), null, 200, 'ok'.repeat(150)],
  ['nothing to say', (_, response) => response.writeHead(204).end(), null, 204],
  ['one byte too many', (_, response) => response.end('a'.repeat(65_537)), 'too-large', null],
  ['ten megabytes', (_, response) => response.end('a'.repeat(10_000_000)), 'too-large', null],
  ['nothing, ever', () => {}, 'timeout', null],
  ['a beginning without an end', (_, response) => void response.write('a'), 'timeout', null],
  [
    'a redirect inwards',
    (_, r) => r.writeHead(302, { location: 'http://127.0.0.1/' }).end(),
    'redirect',
    302,
  ],
  ['an error', (_, response) => response.writeHead(500).end('eroare\u0000\n'), 'refused', 500, 'eroare'],
  ['an unheard-of status', (_, response) => response.writeHead(999).end(), 'unreachable', null],
  ['rubbish', ({ socket }) => void socket.end('rubbish\r\n\r\n'), 'unreachable', null],
])('of a program with %s the outcome is %3$s', async (_, answer, problem, status, text = '') => {
  const { options, url, calls } = await startProgram(answer);
  const ask = createAskProgram({ ...options, patienceMs: problem === 'timeout' ? 100 : 5_000 });
  expect(await ask(asked(`${url}/pb`))).toEqual({ status, answer: text, problem });
  expect(calls).toHaveLength(1);
});

test.each([
  'https://127.0.0.1/pb',
  'https://[::1]/pb',
  'https://localhost/pb',
  'https://10.1.2.3/pb',
  'http://example.com/',
])('nothing is sent to %s', async (url) => {
  expect(await createAskProgram()(asked(url))).toEqual({ status: null, answer: '', problem: 'not-public' });
});
