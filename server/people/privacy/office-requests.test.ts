import { beforeEach, expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { createDataRequests } from './data-requests.ts';
import { testKey } from '#tests/factories/forms.ts';
import { startOffice } from '#tests/factories/office.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import type { OfficeRequest } from '#domain/answers/office/data-requests.ts';

const database = await openFileDatabase();
const { db } = database;
const now = new Date('2026-11-22T10:00:00Z');
const office = await startOffice(db, { now: () => now });
beforeEach(() => database.clear());

const requests = createDataRequests({ key: testKey, timeZone: romania.timeZone });
const ask = (message: string | null, at: string, email = 'ion@example.ro') =>
  requests.add(db, { kind: message === null ? 'access' : 'other', email, message, now: new Date(at) });
type Listed = { requests: OfficeRequest[]; total: number };

test('open requests are sorted by deadline, with late ones marked; done ones are listed apart', async () => {
  const late = await ask('Corectați numele', '2026-10-20T10:00:00Z');
  const fresh = await ask('Corectați telefonul', '2026-11-20T10:00:00Z');
  const last = await ask('Până azi', '2026-10-22T10:00:00Z');
  const done = await ask(null, '2026-11-20T10:00:00Z');
  const { call } = await office.enter(['administrator']);

  const open = (await call('GET', '/api/admin/data-requests')).body as Listed;
  expect(open.requests.map(({ reference, dueOn, isLate }) => [reference, dueOn, isLate])).toEqual([
    [late, '2026-11-20', true],
    [last, '2026-11-22', false],
    [fresh, '2026-12-20', false],
  ]);
  const closed = (await call('GET', '/api/admin/data-requests?stare=rezolvate')).body as Listed;
  expect(closed.requests.map(({ reference, email }) => [reference, email])).toEqual([[done, null]]);
  const me = await call('GET', '/api/admin/me');
  expect(JSON.stringify(me.body)).toContain('"data-requests":3');
});

test('an answer is mailed, closes the request once, removes the address from it and is recorded', async () => {
  const reference = await ask('Corectați numele', '2026-11-20T10:00:00Z');
  const ana = await office.enter(['administrator'], 'Ana Pop');
  const path = `/api/admin/data-requests/${reference}/answer`;
  const body = { answer: 'Am corectat numele în toate mesajele.' };

  expect((await ana.call('POST', path, { answer: ' ' })).status).toBe(400);
  expect((await ana.call('POST', path, body)).status).toBe(200);
  expect((await ana.call('POST', path, body)).status).toBe(404);

  const mails = await db.selectFrom('mail_outbox').select(['recipient', 'subject', 'body_text']).execute();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ recipient: 'ion@example.ro' });
  expect(mails[0]?.subject).toContain(reference);
  expect(mails[0]?.body_text).toContain('> Am corectat numele în toate mesajele.');
  expect(await db.selectFrom('data_requests').select(['email', 'done_at']).execute()).toEqual([
    { email: null, done_at: now },
  ]);
  const [entry] = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'data-request.answered')
    .execute();
  expect(entry).toMatchObject({ user_name: 'Ana Pop', subject_id: reference, before: null, after: null });
});
