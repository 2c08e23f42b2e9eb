import { expect, test } from 'vitest';
import { officePassword as password } from '#tests/factories/office.ts';
import { openOffice } from '#tests/factories/open-office.ts';
import { addPartner } from '#tests/factories/partners.ts';
import { startOffice } from '#tests/factories/office.ts';
import { applicationAction } from './application-action.ts';
import { findWaitingPartners } from './list-partners.ts';

const { db, office, now, setTime } = await openOffice();
const apply = applicationAction({ db });
const form = {
  firma: 'Exemplu SRL',
  cui: 'RO14399840',
  site: 'exemplu.ro',
  nume: 'Ana Pop',
  email: 'Ana@Exemplu.ro',
};

/** Sends the form of the page. @returns where it leads, or its problems */
async function send(values: Partial<typeof form> = {}) {
  const url = new URL('https://site.test/program-de-afiliere/');
  const decision = await apply({ values: { ...form, ...values }, url, params: {}, now: now() });
  if (!decision.ok) return { problems: decision.problems };
  return await db.transaction().execute((trx) => decision.deed(trx));
}

const firm = () =>
  db.selectFrom('partners').select(['id', 'state', 'provider_id', 'legal_name', 'contact_email']).execute();

test('a firm applies once, gets its pid then, and waits; refused it may apply again with the same pid', async () => {
  await send();
  const [applied] = await firm();
  expect(applied).toMatchObject({ state: 'applied', contact_email: 'ana@exemplu.ro' });
  expect(applied?.provider_id).toMatch(/^p-[2-9a-hjkmnp-z]{8}$/);
  expect(await findWaitingPartners(db)).toEqual({ count: 1, since: now() });
  expect(await send({ firma: 'Alt nume' })).toMatchObject({ problems: [{ field: 'cui' }] });

  const officer = await office.enter(['partners']);
  const refuse = (reason: string) =>
    officer.call('POST', `/api/admin/partners/${applied?.id}/state`, { state: 'refused', reason });
  expect((await refuse('nu')).body).toMatchObject({ error: { fields: { reason: expect.any(String) } } });
  expect((await refuse('Site-ul nu are conținut.')).status).toBe(200);
  const mail = await db.selectFrom('mail_outbox').select(['recipient', 'body_text']).executeTakeFirst();
  expect(mail?.recipient).toBe('ana@exemplu.ro');
  expect(mail?.body_text).toContain('Motivul: Site-ul nu are conținut.');
  // No text of the form's sender is mailed to an unconfirmed address.
  expect(mail?.body_text).not.toContain('Exemplu SRL');

  setTime('2026-11-22T10:00:00Z');
  await send({ firma: 'Alt nume SRL' });
  expect(await firm()).toEqual([{ ...applied, legal_name: 'Alt nume SRL' }]);
  expect(await findWaitingPartners(db)).toEqual({ count: 1, since: now() });
});

test('of two applications of one firm at once one is kept', async () => {
  await Promise.all([send(), send({ firma: 'A doua' })]);
  expect(await firm()).toHaveLength(1);
  expect(await db.selectFrom('partner_states').select('state').execute()).toEqual([{ state: 'applied' }]);
});

test('an approval mails the link of the account; pausing, going on and ending keep their history, which nobody can change', async () => {
  const { id } = await addPartner(db, { state: 'applied' });
  const officer = await office.enter(['partners'], 'Ioana');
  const decide = (state: string, reason?: string) =>
    officer.call('POST', `/api/admin/partners/${id}/state`, { state, reason });

  const { link } = (await decide('approved')).body as { link: string };
  const mail = await db.selectFrom('mail_outbox').select(['kind', 'body_text']).executeTakeFirst();
  expect(mail).toMatchObject({ kind: 'one-time-link', body_text: expect.stringContaining(link) });
  const token = link.split('#')[1];
  expect(
    (await office.call('POST', '/api/parteneri/link/accept', { body: { token, password } })).status,
  ).toBe(200);

  // Of two colleagues who decide at once, one does.
  const both = await Promise.all([decide('paused', 'Reclame false'), decide('paused', 'Reclame false')]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await decide('approved')).body).toEqual({ link: null });
  await decide('ended', 'La cererea firmei');
  expect((await decide('approved')).status).toBe(409);

  const { body } = await officer.call('GET', `/api/admin/partners/${id}`);
  expect(body).toMatchObject({ partner: { state: 'ended', hasAccount: true } });
  const { history } = body as { history: { state: string; by: string | null }[] };
  expect(history.map(({ state, by }) => [state, by])).toEqual([
    ['ended', 'Ioana'],
    ['approved', 'Ioana'],
    ['paused', 'Ioana'],
    ['approved', 'Ioana'],
    ['applied', null],
  ]);
  await expect(db.deleteFrom('partner_states').execute()).rejects.toThrow(/append|kept|change/);
  const journal = await db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', id)
    .where('user_id', '=', officer.id)
    .orderBy('id')
    .execute();
  expect(journal.map(({ action }) => action)).toEqual([
    'partner.approved',
    'partner.paused',
    'partner.approved',
    'partner.ended',
  ]);
});

test('an address that has the account of one firm is not approved for another', async () => {
  const first = await office.enterPartner();
  const second = await addPartner(db, { state: 'applied' });
  await db
    .updateTable('partners')
    .set({ contact_email: `${first.providerId}@exemplu.ro` })
    .where('id', '=', second.id)
    .execute();
  const officer = await office.enter(['partners']);
  const answer = await officer.call('POST', `/api/admin/partners/${second.id}/state`, { state: 'approved' });
  expect(answer).toMatchObject({ status: 409, body: { error: { code: 'email-taken' } } });
});

test('an application sent again with another address is not approved by a colleague who read the one before', async () => {
  const { id } = await addPartner(db, { state: 'applied' });
  await db.updateTable('partners').set({ contact_email: 'alta@exemplu.ro' }).where('id', '=', id).execute();
  const officer = await office.enter(['partners']);
  const approve = (contactEmail: string) =>
    officer.call('POST', `/api/admin/partners/${id}/state`, { state: 'approved', contactEmail });
  expect(await approve('prima@exemplu.ro')).toMatchObject({
    status: 409,
    body: { error: { code: 'changed' } },
  });
  expect((await approve('alta@exemplu.ro')).status).toBe(200);
});

test('while the site has no operator, no application is approved', async () => {
  const unnamed = await startOffice(db, { operator: { isNamed: false } });
  const { id } = await addPartner(db, { state: 'applied' });
  const officer = await unnamed.enter(['partners']);
  const answer = await officer.call('POST', `/api/admin/partners/${id}/state`, { state: 'approved' });
  expect(answer).toMatchObject({ status: 409, body: { error: { code: 'no-operator' } } });
  expect((await firm())[0]?.state).toBe('applied');
});
