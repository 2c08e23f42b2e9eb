import { expect, test } from 'vitest';
import { officePassword } from '#tests/factories/office.ts';
import { openOffice } from '#tests/factories/open-office.ts';
import { createInvitation } from './invitations.ts';

const { db, office, now, setTime } = await openOffice();

test('an invitation makes one account, once', async () => {
  const admin = await office.enter(['administrator']);
  const asked = { email: 'Nou@Exemplu.ro', name: 'Nou Venit', roles: ['moderator', 'analyst'] };
  const { link } = (await admin.call('POST', '/api/admin/users', asked)).body as { link: string };
  const token = link.split('#')[1] ?? '';

  const opened = await office.call('POST', '/api/admin/invitation/open', { body: { token } });
  const use = (password: string) =>
    office.call('POST', '/api/admin/invitation/accept', {
      // The address is the invitation's, whatever is sent.
      body: { token, email: 'altul@exemplu.ro', name: 'Altul', password },
    });
  const weak = await use('parola123456');
  const [first, second] = await Promise.all([use(officePassword), use(officePassword)]);
  const signedIn = await office.signIn('nou@exemplu.ro');

  const [mail, ...more] = await db
    .selectFrom('mail_outbox')
    .select(['recipient', 'body_text'])
    .where('kind', '=', 'one-time-link')
    .execute();
  expect(more).toEqual([]);
  expect(mail?.recipient).toBe('nou@exemplu.ro');
  expect(mail?.body_text).toContain('ca moderator și analist');
  expect(mail?.body_text).toContain(link);
  expect(opened.body).toEqual({ email: 'nou@exemplu.ro', name: 'Nou Venit', for: 'new' });
  expect(weak.body).toMatchObject({ error: { fields: { password: expect.stringContaining('ghicit') } } });
  expect(new Set([first.status, second.status])).toEqual(new Set([200, 410]));
  expect((await office.me(signedIn.cookies)).body).toMatchObject({
    officer: { roles: ['moderator', 'analyst'] },
  });
});

test('an invitation is good for 48 hours', async () => {
  const invited = { for: 'new', email: 'nou@exemplu.ro', name: 'Nou', roles: ['editor'] } as const;
  const token = await createInvitation(db, { invited, now: now() });
  const open = () => office.call('POST', '/api/admin/invitation/open', { body: { token } });

  expect((await open()).status).toBe(200);
  setTime('2026-11-23T10:00:01Z');
  expect((await open()).status).toBe(410);
});

test('the link of the first administrator is void once there is one', async () => {
  const token = await createInvitation(db, { invited: { for: 'first-administrator' }, now: now() });
  const late = await createInvitation(db, { invited: { for: 'first-administrator' }, now: now() });
  const person = { email: 'ana@exemplu.ro', name: 'Ana', password: officePassword };

  const first = await office.call('POST', '/api/admin/invitation/accept', { body: { ...person, token } });
  const second = await office.call('POST', '/api/admin/invitation/accept', {
    body: { ...person, email: 'hot@exemplu.ro', token: late },
  });

  expect(first.status).toBe(200);
  expect(second.status).toBe(410);
  const signedIn = await office.signIn('ana@exemplu.ro');
  expect((await office.me(signedIn.cookies)).body).toMatchObject({ officer: { roles: ['administrator'] } });
});

test('a new password ends every session that the old one opened', async () => {
  const admin = await office.enter(['administrator']);
  const ioana = await office.enter(['editor']);
  const answer = await admin.call('POST', `/api/admin/users/${ioana.id}/new-password`);
  const token = (answer.body as { link: string }).link.split('#')[1] ?? '';

  const body = { token, email: ioana.email, name: ioana.name, password: 'corabia albastră doarme' };
  expect((await office.call('POST', '/api/admin/invitation/accept', { body })).status).toBe(200);

  expect((await office.me(ioana.cookies)).status).toBe(401);
  expect((await office.signIn(ioana.email)).status).toBe(401);
  expect((await office.signIn(ioana.email, 'corabia albastră doarme')).status).toBe(200);
});
