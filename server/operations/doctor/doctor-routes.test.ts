import { beforeEach, expect, test } from 'vitest';
import { startOffice } from '#tests/factories/office.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const database = await openFileDatabase();
const office = await startOffice(database.db);
beforeEach(() => database.clear());

test('an administrator sees each part of the site with advice, and the facts still to be entered', async () => {
  const { call } = await office.enter(['administrator']);
  const { status, body } = await call('GET', '/api/admin/doctor');
  expect(status).toBe(200);
  const { checks, tasks } = body as { checks: { id: string; state: string }[]; tasks: { id: string }[] };
  // The request of this test came straight to the site.
  expect(checks.find(({ id }) => id === 'proxy')).toMatchObject({
    state: 'ok',
    says: 'Cererea aceasta a venit direct, fără proxy.',
  });
  expect(checks.find(({ id }) => id === 'mail')?.state).toBe('note');
  expect(tasks).toHaveLength(5);
});

test('a request through an unnamed proxy shows in the line of proxies', async () => {
  const { cookies } = await office.enter(['administrator']);
  const { body } = await office.call('GET', '/api/admin/doctor', {
    cookies,
    headers: { 'x-forwarded-for': '203.0.113.7' },
  });
  const { checks } = body as { checks: { id: string; state: string }[] };
  expect(checks.find(({ id }) => id === 'proxy')?.state).toBe('fix');
});

test("a trial mail is sent to the administrator's address, and the log records it without the address", async () => {
  const { call } = await office.enter(['administrator']);
  expect((await call('POST', '/api/admin/doctor/mail', { email: 'ana' })).status).toBe(400);
  const { body } = await call('POST', '/api/admin/doctor/mail', { email: 'ana@example.ro' });
  expect(body).toMatchObject({ id: 'mail', state: 'ok' });
  const rows = await database.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'mail.tried')
    .execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('ana@example.ro');
});
