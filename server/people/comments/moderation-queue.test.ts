import { beforeEach, expect, test } from 'vitest';
import { startOffice } from '#tests/factories/office.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import type { QueuedText } from '#domain/answers/office/moderation.ts';

const database = await openFileDatabase();
const { db } = database;
const now = new Date('2026-11-21T10:00:00Z');
const office = await startOffice(db, { now: () => now });
beforeEach(() => database.clear());

async function addComment(name: string, more: { email?: string; parent_id?: string } = {}): Promise<string> {
  const { id } = await db
    .insertInto('comments')
    .values({
      article_slug: 'dae',
      parent_id: null,
      author_name: name,
      email: 'ana@example.ro',
      body: `Textul lui ${name}`,
      created_at: now,
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const subject = (id: string) => ({ kind: 'comment', id, seen: 'pending' });
const statuses = async () => {
  const rows = await db
    .selectFrom('comments')
    .select(['author_name', 'status'])
    .orderBy('author_name')
    .execute();
  return rows.map((row) => `${row.author_name} ${row.status}`);
};

test("a moderator sees the waiting texts with their authors' history and without addresses", async () => {
  const moderator = await office.enter(['moderator']);
  const spam = await addComment('Ana');
  await addComment('Bogdan', { email: 'ANA@example.ro' });
  await addComment('Cezar', { email: 'cezar@example.ro' });
  await moderator.call('POST', '/api/admin/moderation/decisions', {
    subjects: [subject(spam)],
    decision: 'spam',
  });

  const { body } = await moderator.call('GET', '/api/admin/moderation');
  const { texts, total } = body as { texts: QueuedText[]; total: number };
  expect(total).toBe(2);
  expect(Object.fromEntries(texts.map(({ name, history }) => [name, history]))).toEqual({
    Bogdan: { spam: 1 },
    Cezar: {},
  });
  expect(JSON.stringify(body)).not.toContain('@example.ro');

  const sender = texts.find(({ name }) => name === 'Bogdan')?.sender ?? '';
  const own = await moderator.call('GET', `/api/admin/moderation?stare=spam&expeditor=${sender}`);
  expect((own.body as { texts: QueuedText[] }).texts.map(({ name }) => name)).toEqual(['Ana']);
});

test('many are decided together, each in the audit log; one missing text stops them all', async () => {
  const moderator = await office.enter(['moderator'], 'Maria');
  const ids = [await addComment('Ana'), await addComment('Bogdan')];
  const decideAll = (all: string[]) =>
    moderator.call('POST', '/api/admin/moderation/decisions', {
      subjects: all.map(subject),
      decision: 'published',
    });

  expect(await decideAll([...ids, '00000000-0000-4000-8000-000000000000'])).toMatchObject({ status: 404 });
  expect(await statuses()).toEqual(['Ana pending', 'Bogdan pending']);

  expect(await decideAll(ids)).toMatchObject({ status: 200 });
  expect(await statuses()).toEqual(['Ana published', 'Bogdan published']);
  const log = await db
    .selectFrom('audit_log')
    .select(['user_name', 'action', 'subject_id'])
    .where('subject_kind', '=', 'comment')
    .execute();
  expect(log.toSorted((a, b) => ids.indexOf(a.subject_id) - ids.indexOf(b.subject_id))).toEqual(
    ids.map((id) => ({ user_name: 'Maria', action: 'moderation.published', subject_id: id })),
  );
});

test("an outdated list overrides no colleague's decision, and the refusal states the reason", async () => {
  const moderator = await office.enter(['moderator']);
  const id = await addComment('Ana');
  const decide = (decision: string, seen = 'pending') =>
    moderator.call('POST', '/api/admin/moderation/decisions', {
      subjects: [{ ...subject(id), seen }],
      decision,
    });
  await decide('published');

  expect(await decide('rejected')).toMatchObject({
    status: 409,
    body: { error: { message: 'Un coleg a decis altfel între timp. Reîncărcați lista.' } },
  });
  expect(await statuses()).toEqual(['Ana published']);
  // Repeating the decision changes nothing; a colleague who saw it published may unpublish it.
  expect(await decide('published')).toMatchObject({ status: 200 });
  expect(await decide('rejected', 'published')).toMatchObject({ status: 200 });
  expect(await statuses()).toEqual(['Ana rejected']);
});

test('a correction keeps the first wording; our answer is shown below the published text', async () => {
  const editor = await office.enter(['editor'], 'Elena');
  const id = await addComment('Ana');
  const answer = () =>
    editor.call('POST', `/api/admin/moderation/comment/${id}/answer`, {
      label: 'company',
      text: 'Vă mulțumim.',
    });
  expect(await answer()).toMatchObject({ status: 409 });

  let seen = 'Textul lui Ana';
  for (const text of ['Textul corectat', 'Textul corectat încă o dată']) {
    await editor.call('PATCH', `/api/admin/moderation/comment/${id}`, { text, seen });
    seen = text;
  }
  await editor.call('POST', '/api/admin/moderation/decisions', {
    subjects: [subject(id)],
    decision: 'published',
  });
  expect(await answer()).toMatchObject({ status: 200 });
  const rows = await db
    .selectFrom('comments')
    .select(['author_name', 'body', 'original_body', 'label', 'parent_id', 'status'])
    .orderBy('label')
    .execute();
  expect(rows).toEqual([
    {
      author_name: 'Împrumut Clar',
      body: 'Vă mulțumim.',
      original_body: null,
      label: 'company',
      parent_id: id,
      status: 'published',
    },
    {
      author_name: 'Ana',
      body: 'Textul corectat încă o dată',
      original_body: 'Textul lui Ana',
      label: null,
      parent_id: null,
      status: 'published',
    },
  ]);
});

test('an analyst may neither read nor decide', async () => {
  const analyst = await office.enter(['analyst']);
  expect(await analyst.call('GET', '/api/admin/moderation')).toMatchObject({ status: 403 });
});

test.each(['comment', 'review'] as const)(
  'the second of two people who correct one %s brings back nothing that the first took out',
  async (kind) => {
    const [first, second] = [await office.enter(['moderator']), await office.enter(['moderator'])];
    const written = 'Sunați-mă la 0722 123 456, sunt multumit.';
    const id = kind === 'comment' ? await addComment('Ana') : await addReview();
    const table = kind === 'comment' ? 'comments' : 'reviews';
    await db.updateTable(table).set({ body: written }).where('id', '=', id).execute();
    const correct = (person: typeof first, text: string, seen: string) =>
      person.call('PATCH', `/api/admin/moderation/${kind}/${id}`, { text, seen });
    const body = async () =>
      (await db.selectFrom(table).select('body').where('id', '=', id).executeTakeFirstOrThrow()).body;

    await correct(first, 'Sunt multumit.', written);
    const late = await correct(second, 'Sunați-mă la 0722 123 456, sunt mulțumit.', written);

    expect(late).toMatchObject({ status: 409, body: { error: { code: 'edited' } } });
    expect(await body()).toBe('Sunt multumit.');
    // After seeing the colleague's version one may go on; of two simultaneous corrections one is refused.
    const both = await Promise.all([
      correct(first, 'Sunt mulțumit.', 'Sunt multumit.'),
      correct(second, 'Mulțumit.', 'Sunt multumit.'),
    ]);
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  },
);

test('of two simultaneous decisions based on one reading, the second is refused', async () => {
  const people = [await office.enter(['moderator']), await office.enter(['moderator'])];
  const id = await addComment('Ana');
  const answers = await Promise.all(
    people.map((person, index) =>
      person.call('POST', '/api/admin/moderation/decisions', {
        subjects: [subject(id)],
        decision: index === 0 ? 'published' : 'spam',
      }),
    ),
  );
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
});

test('an unpublished comment takes no answer, and neither do its answers', async () => {
  const moderator = await office.enter(['moderator']);
  const id = await addComment('Ana');
  const answer = await addComment('Ion', { parent_id: id });
  const decide = (one: string, decision: string, seen: string) =>
    moderator.call('POST', '/api/admin/moderation/decisions', {
      subjects: [{ kind: 'comment', id: one, seen }],
      decision,
    });
  await decide(id, 'published', 'pending');
  await decide(answer, 'published', 'pending');
  await decide(id, 'rejected', 'published');

  const own = await moderator.call('POST', `/api/admin/moderation/comment/${answer}/answer`, {
    label: 'company',
    text: 'Vă mulțumim.',
  });
  expect(own).toMatchObject({ status: 409, body: { error: { code: 'not-published' } } });
});

async function addReview(): Promise<string> {
  const { id } = await db
    .insertInto('reviews')
    .values({
      lender_slug: 'provident',
      author_name: 'Ana',
      email: 'ana@example.ro',
      body: 'x',
      stars: 4,
      created_at: now,
      confirmed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
