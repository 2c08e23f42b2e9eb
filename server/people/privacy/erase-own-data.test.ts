import { beforeEach, expect, test } from 'vitest';
import { email, openOwnDataSite, operator } from '#tests/factories/own-data-site.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const database = await openFileDatabase();
const { db } = database;
beforeEach(() => database.clear());

test('erasing needs the ticked box, then leaves nothing of the address but its requests', async () => {
  const site = await openOwnDataSite(db);
  await site.writeToUs({ mesaj: 'De șters, vă rog frumos.' });
  await site.subscribe();
  await site.writeToUs({ email: 'ana@example.ro', mesaj: 'De păstrat, vă rog frumos.' });
  await site.open();
  expect(await site.send({ fapta: 'sterge' })).toMatchObject({ ok: false, problems: [{ field: 'sigur' }] });

  const done = await site.send({ fapta: 'sterge', sigur: 'da' });

  expect(done).toMatchObject({ receipt: expect.stringMatching(/^sters-in-parte D-\w{4}-\w{4}$/) as string });
  expect(await db.selectFrom('subscriptions').selectAll().execute()).toEqual([]);
  const left = await db.selectFrom('contact_messages').select('email').execute();
  expect(left).toEqual([{ email: 'ana@example.ro' }]);
  const mails = await db.selectFrom('mail_outbox').select(['recipient', 'body_text']).execute();
  expect(mails.map(({ recipient }) => recipient)).not.toContain(email);
  expect(JSON.stringify(mails)).not.toContain('De șters, vă rog frumos');
  expect(await site.visit()).toEqual({ state: 'unknown' });
});

test('mails in our mailbox are left to a colleague, with a deadline', async () => {
  const site = await openOwnDataSite(db);
  await site.writeToUs({});
  await site.open();
  await site.send({ fapta: 'sterge', sigur: 'da' });

  const [, erasure] = await site.requests();
  expect(erasure).toMatchObject({ kind: 'erasure', email, due_on: '2026-12-21', done_at: null });
  expect(erasure?.message).toMatch(/^De șters din căsuța noastră de e-mail: C-\w{4}-\w{4}\.$/);
  const mail = await db
    .selectFrom('mail_outbox')
    .select(['recipient', 'body_text'])
    .where('kind', '=', 'data-request')
    .execute();
  expect(mail).toHaveLength(1);
  expect(mail[0]?.recipient).toBe(operator);
  expect(mail[0]?.body_text).not.toContain(email);
});

test('erased readers’ texts are removed from the office’s log and from mails to us; the deciding colleague stays', async () => {
  const site = await openOwnDataSite(db);
  const { id } = await site.comment('Textul meu');
  await db
    .insertInto('audit_log')
    .values({
      at: site.clock.now(),
      user_id: null,
      user_name: 'Ioana',
      action: 'moderation.published',
      subject_kind: 'comment',
      subject_id: id,
      before: JSON.stringify({ status: 'pending', text: 'Textul meu' }),
      after: JSON.stringify({ status: 'published' }),
    })
    .execute();
  await site.open();
  await site.send({ fapta: 'sterge', sigur: 'da' });

  expect(await db.selectFrom('comments').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('audit_log').select(['user_name', 'before', 'after']).execute()).toEqual([
    { user_name: 'Ioana', before: { status: 'pending' }, after: { status: 'published' } },
  ]);
});
