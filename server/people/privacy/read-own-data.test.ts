import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { email, openOwnDataSite } from '#tests/factories/own-data-site.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const database = await openFileDatabase();
const { db } = database;
beforeEach(() => database.clear());

test('an opened page is recorded as a request done at once, with its deadline a month away and without the address', async () => {
  const site = await openOwnDataSite(db);
  await site.open();
  await site.send({ fapta: 'deschide' });

  expect(await site.requests()).toEqual([
    { kind: 'access', email: null, due_on: '2026-12-21', done_at: site.clock.now(), message: null },
  ]);
});

test('all data of the address are shown and downloaded, and none of another one', async () => {
  const site = await openOwnDataSite(db);
  await site.writeToUs({ email: 'Ion@Example.ro', mesaj: 'Mesajul lui Ion, întreg.' });
  await site.writeToUs({ email: 'ana@example.ro', mesaj: 'Mesajul Anei, întreg.' });
  for (const message of await db.selectFrom('contact_messages').select(['reference', 'message']).execute()) {
    await db
      .insertInto('contact_answers')
      .values({
        id: randomUUID(),
        reference: message.reference,
        body: `Răspuns la: ${message.message}`,
        answered_by: 'Radu',
        mail_id: randomUUID(),
        created_at: site.clock.now(),
      })
      .execute();
  }
  const own = await db
    .selectFrom('contact_messages')
    .select('reference')
    .where('message', '=', 'Mesajul lui Ion, întreg.')
    .executeTakeFirstOrThrow();
  const pasted = {
    answered_by: 'Radu',
    mail_id: null,
    received_on: '2026-11-21',
    created_at: site.clock.now(),
  };
  await db
    .insertInto('contact_answers')
    .values({ id: randomUUID(), reference: own.reference, body: 'Mulțumesc, scrie Ion.', ...pasted })
    .execute();
  await site.comment('Clar.');
  await site.subscribe();
  await site.open();

  const visit = await site.visit();
  expect(visit).toMatchObject({
    state: 'open',
    data: {
      email,
      messages: [
        {
          text: 'Mesajul lui Ion, întreg.',
          answers: [{ text: 'Răspuns la: Mesajul lui Ion, întreg.', createdAt: site.clock.now() }],
        },
        // Pasted from the mailbox, and theirs.
        { text: 'Mulțumesc, scrie Ion.', answers: [] },
      ],
      comments: [{ text: 'Clar.', status: 'pending' }],
      subscriptions: [{ articlesAt: null, confirmedAt: null }],
      requests: [{ kind: 'access' }],
      isUnsubscribed: false,
      pausedUntil: null,
    },
  });
  const file = await site.get('/datele-mele/descarca/');
  expect(file.headers['content-disposition']).toBe('attachment; filename="datele-mele.json"');
  expect(file.headers['cache-control']).toBe('private, no-store');
  expect(JSON.parse(file.body)).toMatchObject({
    email,
    messages: [{ text: 'Mesajul lui Ion, întreg.' }, { text: 'Mulțumesc, scrie Ion.' }],
  });
  expect(file.body).not.toContain('Anei');
});
