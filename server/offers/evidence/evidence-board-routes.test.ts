import { beforeEach, expect, test } from 'vitest';
import { type Colleague, proposeEvidence, startEvidenceOffice } from '#tests/factories/evidence-office.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const database = await openFileDatabase();
let time = new Date('2026-11-21T10:00:00Z');
const { begin } = await startEvidenceOffice(database.db, () => time);
let ana: Colleague;
let ion: Colleague;

beforeEach(async () => {
  await database.clear();
  time = new Date('2026-11-21T10:00:00Z');
  ({ ana, ion } = await begin());
});

const board = async () => (await ion.call('GET', '/api/admin/evidence-board')).body;
const ask = (more: object = {}) =>
  ana.call('POST', '/api/admin/lender-questions', {
    lender: 'viva-credit',
    through: 'phone',
    askedOn: '20 nov 2026',
    ...more,
  });

test('an approved price is announced in the month before it gets old', async () => {
  const { body } = await proposeEvidence(ana);
  await ion.call('POST', `/api/admin/evidence-changes/${(body as { id: number }).id}/approve`);
  const own = { lender: 'smile-credit', id: 'smile-credit-a1', oldOn: '2027-11-22' };
  const isAnnounced = async () => JSON.stringify(await board()).includes(own.oldOn);

  expect(await isAnnounced()).toBe(false);
  time = new Date('2027-10-23T10:00:00Z');
  expect(await board()).toMatchObject({ ageing: [own] });
  time = new Date('2027-11-22T10:00:00Z');
  expect(await isAnnounced()).toBe(false);
});

test('a question to a lender waits for its answer, and both are in the log', async () => {
  expect((await ask()).status).toBe(200);
  const asked = { lender: 'viva-credit', through: 'phone', askedOn: '2026-11-20', askedBy: 'Ana' };
  const waiting = (await board()) as { questions: { id: number }[]; leads: unknown[] };
  expect(waiting.questions).toEqual([{ ...asked, id: expect.any(Number), answeredOn: null }]);
  expect(waiting.leads).toHaveLength(19);

  const path = `/api/admin/lender-questions/${waiting.questions[0]?.id}/answered`;
  expect(await ion.call('POST', path, { answeredOn: '19.11.2026' })).toMatchObject({
    status: 400,
    body: { error: { fields: { answeredOn: expect.stringContaining('dinaintea') } } },
  });
  expect((await ion.call('POST', path, { answeredOn: '21.11.2026' })).status).toBe(200);
  expect(await board()).toMatchObject({ questions: [{ ...asked, answeredOn: '2026-11-21' }] });
  expect((await ion.call('POST', path, { answeredOn: '21.11.2026' })).status).toBe(404);
  const acts = await database.db
    .selectFrom('audit_log')
    .select(['user_name', 'action'])
    .orderBy('id')
    .execute();
  expect(acts.map(({ user_name: who, action }) => `${who} ${action}`)).toEqual([
    'Ana evidence.asked',
    'Ion evidence.answered',
  ]);
});

test.each([
  ['a lender nobody knows', { lender: 'nimeni' }, 'lender'],
  ['a month in place of a day', { askedOn: '11.2026' }, 'askedOn'],
  ['a day to come', { askedOn: '22.11.2026' }, 'askedOn'],
  ['a day nobody can read', { askedOn: 'ieri' }, 'askedOn'],
])('%s is reported beside its field', async (_, more, field) => {
  const { status, body } = await ask(more);
  expect(status).toBe(400);
  expect(Object.keys((body as { error: { fields: object } }).error.fields)).toEqual([field]);
});
