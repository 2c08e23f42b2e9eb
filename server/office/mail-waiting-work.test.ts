import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import type { Role } from '#domain/answers/office/role.ts';
import { navigationCounts } from '#server/start/navigation-counts.ts';
import { createMailOutbox } from '#server/shared/mail/mail-outbox.ts';
import { openOffice } from '#tests/factories/open-office.ts';
import { mailWaitingWork } from './mail-waiting-work.ts';

const { db, office, now, setTime } = await openOffice();
const failures: unknown[] = [];
// Thursday, at nine in Bucharest.
beforeEach(() => setTime('2026-11-26T07:00:00Z'));

async function tell(waiting = navigationCounts) {
  return await mailWaitingWork({
    db,
    country: romania,
    waiting,
    outbox: createMailOutbox({ jobs: { send: async () => undefined }, now }),
    origin: 'https://office.test',
    now,
    onFailure: (error) => failures.push(error),
  });
}

const mails = () =>
  db.deleteFrom('mail_outbox').returning(['recipient', 'subject', 'body_text as text']).execute();

async function receiveMessage(reference: string, at: string) {
  await db
    .insertInto('contact_messages')
    .values({
      reference,
      name: 'Ion',
      email: 'ion@exemplu.ro',
      phone: null,
      message: 'Bună ziua',
      created_at: new Date(at),
    })
    .execute();
}

const add = (roles: Role[], name: string) => office.addPerson(roles, name);

test('each colleague is mailed what waits for their roles, with the age of the oldest and a link', async () => {
  const mara = await add(['moderator'], 'Mara');
  await add(['editor'], 'Ana');
  await receiveMessage('M-1', '2026-11-23T10:00:00Z');
  await receiveMessage('M-2', '2026-11-26T06:00:00Z');

  expect(await tell()).toBe(1);

  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.recipient).toBe(mara.email);
  expect(mail?.subject).toBe('Vă așteaptă în redacție: 2\u00a0lucruri');
  expect(mail?.text).toContain('Mesaje: 2, de 3\u00a0zile:\nhttps://office.test/admin/mesaje/');
  expect(mail?.text).toContain('https://office.test/admin/cont/');
});

test('one mail a day, whatever restarts, and the next on the next working day', async () => {
  await add(['moderator'], 'Mara');
  await receiveMessage('M-1', '2026-11-23T10:00:00Z');

  const [first, second] = await Promise.all([tell(), tell()]);
  expect(first + second).toBe(1);
  setTime('2026-11-26T09:45:00Z');
  expect(await tell()).toBe(0);
  setTime('2026-11-27T07:00:00Z');
  expect(await tell()).toBe(1);
});

test('nothing waits at nine: no mail, and work that comes at ten is in the mail of the next morning', async () => {
  await add(['moderator'], 'Mara');
  expect(await tell()).toBe(0);
  await receiveMessage('M-1', '2026-11-26T08:00:00Z');
  setTime('2026-11-26T08:15:00Z');
  expect(await tell()).toBe(0);
  setTime('2026-11-27T07:00:00Z');
  expect(await tell()).toBe(1);
  expect((await mails())[0]?.text).toContain('Mesaje: 1, de ieri');
});

// A Saturday, a Sunday, and the two holidays of Monday 30.11.2026 and Tuesday 01.12.2026.
test.each(['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01'])('no mail on %s', async (day) => {
  await add(['moderator'], 'Mara');
  await receiveMessage('M-1', '2026-11-23T10:00:00Z');
  setTime(`${day}T07:00:00Z`);
  expect(await tell()).toBe(0);
});

test('a colleague who left or switched the mail off gets none; the choice is in the journal and in their account', async () => {
  const mara = await office.enter(['moderator'], 'Mara');
  const left = await add(['moderator'], 'Dan');
  await db.updateTable('office_users').set({ deactivated_at: now() }).where('id', '=', left.id).execute();
  await receiveMessage('M-1', '2026-11-23T10:00:00Z');
  const choice = async () =>
    ((await mara.call('GET', '/api/admin/me')).body as { wantsWaitingMail: boolean }).wantsWaitingMail;
  expect(await choice()).toBe(true);

  expect((await mara.call('PATCH', '/api/admin/me', { wantsWaitingMail: false })).status).toBe(200);

  expect(await choice()).toBe(false);
  expect(await tell()).toBe(0);
  expect(await db.selectFrom('audit_log').select('action').execute()).toEqual([
    { action: 'user.waiting-mail-off' },
  ]);
  await mara.call('PATCH', '/api/admin/me', { wantsWaitingMail: true });
  expect(await tell()).toBe(1);
});

test('the mail counts hidden things like the first page does; no mail goes for them alone', async () => {
  await add(['editor', 'moderator'], 'Ana');
  await sql`insert into hidden (kind, id, reason, hidden_by, hidden_at)
    values ('page', '/offers/', 'o probă', 'Ana', '2026-11-20T08:00:00Z')`.execute(db);
  expect(await tell()).toBe(0);

  setTime('2026-11-27T07:00:00Z');
  await receiveMessage('M-1', '2026-11-26T10:00:00Z');
  expect(await tell()).toBe(1);
  const [mail] = await mails();
  expect(mail?.subject).toBe('Vă așteaptă în redacție: 2\u00a0lucruri');
  expect(mail?.text).toContain('Scoase de pe site: 1');
});

test('a subject that does not answer hides no other, and is reported', async () => {
  await add(['moderator'], 'Mara');
  await receiveMessage('M-1', '2026-11-23T10:00:00Z');
  const broken = { access: ['moderator' as const], find: () => Promise.reject(new Error('away')) };

  expect(await tell([broken, ...navigationCounts])).toBe(1);
  expect(failures.map(String)).toEqual(['Error: away']);
});
