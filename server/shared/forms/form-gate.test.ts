import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { movableClock, testKey } from '#tests/factories/forms.ts';
import { createFormGate } from './form-gate.ts';
import { createFormTokens } from './form-token.ts';
import { createProofOfWork } from './proof-of-work.ts';

const DAY_MS = 86_400_000;

function newGate() {
  const clock = movableClock();
  const tokens = createFormTokens({ key: testKey, now: clock.now });
  const proofOfWork = createProofOfWork(testKey);
  const limits = { attempts: 3, leastSeconds: 2 };
  const gate = createFormGate({ tokens, proofOfWork, now: clock.now, limits });
  const body = (more = {}) => ({
    values: { mesaj: 'Bună ziua' },
    token: tokens.newToken('contact'),
    trap: '',
    proof: '',
    ...more,
  });
  return {
    clock,
    tokens,
    gate,
    body,
    pass: (sent: ReturnType<typeof body>) => gate.pass('contact', sent, '192.0.2'),
  };
}

test('a person who takes some seconds passes', async () => {
  const { clock, body, pass } = newGate();
  const sent = body();
  clock.pass(5_000);
  expect(await pass(sent)).toMatchObject({ ok: true });
});

test.each([
  ['a form sent in the moment it was made', 0, {}],
  ['the field nobody sees filled in', 5_000, { trap: 'x' }],
  ['many links', 5_000, { values: { mesaj: 'https://a.ro https://b.ro http://c.ro' } }],
])('%s requires a second step, with all typed text kept', async (_name, waitMs, more) => {
  const { clock, body, pass } = newGate();
  const sent = body(more);
  clock.pass(waitMs);

  const passage = await pass(sent);

  expect(passage).toMatchObject({ ok: false, status: 422, state: { values: sent.values } });
  expect(passage.ok || passage.state.challenge).toBeTruthy();
  expect(passage.ok || passage.state.problems[0]?.message).toMatch(/mai apăsați o dată/);
});

test('the second step passes after eight seconds, without scripts', async () => {
  const { clock, body, pass } = newGate();
  const first = await pass(body());
  const token = first.ok ? '' : first.state.token;

  clock.pass(7_000);
  expect(await pass(body({ token }))).toMatchObject({ ok: false, status: 422 });

  const again = await pass(body());
  const second = again.ok ? '' : again.state.token;
  clock.pass(8_000);
  expect(await pass(body({ token: second }))).toMatchObject({ ok: true });
});

test('the second step passes at once with proof of work, for its own token only', async () => {
  const { body, pass } = newGate();
  const first = await pass(body());
  if (first.ok) throw new Error('it should have been asked');
  const challenge = JSON.parse(first.state.challenge ?? '') as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const proof = JSON.stringify({ challenge, solution });
  const other = await pass(body());

  expect(await pass(body({ token: other.ok ? '' : other.state.token, proof }))).toMatchObject({ ok: false });
  expect(await pass(body({ token: first.state.token, proof }))).toMatchObject({ ok: true });
});

test('a program that fills the honeypot does not pass the second step by waiting', async () => {
  const { clock, body, pass } = newGate();
  const first = await pass(body({ trap: 'x' }));
  clock.pass(60_000);
  expect(await pass(body({ trap: 'x', token: first.ok ? '' : first.state.token }))).toMatchObject({
    ok: false,
  });
});

test.each(['{}', '[]', 'null', '"x"', '{"challenge":{"parameters":{}},"solution":{}}', 'not json'])(
  'the answer %s is refused without an error',
  async (proof) => {
    const { body, pass } = newGate();
    const first = await pass(body());
    expect(await pass(body({ token: first.ok ? '' : first.state.token, proof }))).toMatchObject({
      ok: false,
    });
  },
);

test('a token that is a week old, or not ours, returns the form with a new token', async () => {
  const { clock, body, pass, tokens } = newGate();
  const old = body();
  clock.pass(7 * DAY_MS + 1);

  for (const sent of [old, body({ token: 'x' }), body({ token: tokens.newToken('alt') })]) {
    const passage = await pass(sent);
    expect(passage).toMatchObject({ ok: false, status: 422, state: { values: sent.values } });
    expect(passage.ok || tokens.readToken('contact', passage.state.token)).toBeTruthy();
  }
});

test('a network that sends many forms gets the second step, then a refusal, and is free again after ten minutes', async () => {
  const { clock, tokens, gate } = newGate();
  const send = async (network: string) => {
    const token = tokens.newToken('contact');
    clock.pass(3_000);
    const passage = await gate.pass('contact', { values: {}, token, trap: '', proof: '' }, network);
    return passage.ok ? 200 : passage.status;
  };
  const answers = [];
  for (let count = 0; count < 20; count += 1) answers.push(await send('192.0.2'));

  expect(answers).toEqual([...Array(3).fill(200), ...Array(15).fill(422), 429, 429]);
  expect(await send('198.51.100')).toBe(200);
  clock.pass(600_000);
  expect(await send('192.0.2')).toBe(200);
});

test('a clock set back two hours blocks nobody for longer than ten minutes', async () => {
  const { clock, tokens, gate } = newGate();
  const send = async () => {
    const token = tokens.newToken('contact');
    clock.pass(3_000);
    return await gate.pass('contact', { values: {}, token, trap: '', proof: '' }, '192.0.2');
  };
  for (let count = 0; count < 19; count += 1) await send();
  expect(await send()).toMatchObject({ status: 429 });

  clock.pass(-7_200_000);
  expect(await send()).toMatchObject({ ok: true });
});
