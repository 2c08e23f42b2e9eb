import { beforeEach, expect, test } from 'vitest';
import { confirmationAction } from './confirmation-action.ts';
import { decide } from './decide.ts';
import { moderationAction } from './moderation-action.ts';
import { createSignedLinks } from '#server/shared/links/signed-links.ts';
import { createFormTokens } from '#server/shared/forms/form-token.ts';
import type { FormAction } from '#server/shared/forms/form-action.ts';
import { createMailOutbox } from '#server/shared/mail/mail-outbox.ts';
import { noteInAuditLog } from '#server/shared/changes/audit-log.ts';
import { reviewAction } from './review-action.ts';
import { createReviewsRepository } from './reviews-repository.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { commentAction } from './comment-action.ts';
import { createCommentsRepository } from './comments-repository.ts';
import { erasePersonalData, exportPersonalData } from './personal-data.ts';
import { forgetOldComments } from './retention.ts';
import { testKey } from '#tests/factories/forms.ts';

const database = await openFileDatabase();
const { db } = database;
beforeEach(() => database.clear());

const origin = 'https://site.test';
const now = new Date('2026-11-21T10:00:00Z');
const outbox = createMailOutbox({ jobs: { send: async () => undefined }, now: () => now });
const tokens = createFormTokens({ key: testKey, now: () => now });
const links = createSignedLinks({ tokens, origin });
const operator = 'operator@site.test';
const comment = commentAction({ db, outbox, links, operator });
const review = reviewAction({ outbox, links });
const confirm = confirmationAction({ outbox, links, operator });
const moderate = moderationAction({ outbox, links });
const comments = createCommentsRepository(db);

async function send(action: FormAction, values: Record<string, string>, url = `${origin}/dae/`) {
  const params = { slug: url.includes('credit-') ? 'provident' : 'dae' };
  const decision = await action({ values, url: new URL(url), params, now });
  if (!decision.ok) return decision.problems;
  return await db.transaction().execute((tx) => decision.deed(tx));
}

const typed = { nume: 'Ana', email: 'ana@example.ro', comentariu: 'Mulțumesc, acum am înțeles.' };
const mails = () =>
  db.selectFrom('mail_outbox').select(['kind', 'recipient', 'body_text']).orderBy('created_at').execute();
const idOf = async (name: string) =>
  (await db.selectFrom('comments').select('id').where('author_name', '=', name).executeTakeFirstOrThrow()).id;
const publish = (id: string, kind: 'comment' | 'review' = 'comment', at = now) =>
  db.transaction().execute((tx) => decide(tx, { kind, id }, 'published', { outbox, links, now: at }));

/** Returns the link's address in the last message of a kind. */
async function linkIn(kind: string, path: string) {
  const mail = (await mails()).findLast((sent) => sent.kind === kind);
  return mail?.body_text.match(new RegExp(`${origin}${path}\\S+`))?.[0] ?? '';
}

test('a comment waits unseen; the moderator is mailed and decides once, by the link of the mail', async () => {
  expect(await send(comment, typed)).toMatchObject({ path: '/dae/', fragment: 'comentarii' });
  expect(await comments.listPublished('dae')).toEqual([]);
  expect(await mails()).toMatchObject([{ kind: 'moderation', recipient: operator }]);

  const link = await linkIn('moderation', '/moderare/');
  await send(moderate, { decizie: 'publica' }, link);
  expect(await comments.listPublished('dae')).toMatchObject([
    { name: 'Ana', text: 'Mulțumesc, acum am înțeles.', label: null },
  ]);
  expect(await db.selectFrom('change_versions').select('tag').execute()).toEqual([
    { tag: 'page_data:comments/dae' },
  ]);
  await send(moderate, { decizie: 'spam' }, link);
  expect(await comments.listPublished('dae')).toHaveLength(1);
});

const undecided = [{ field: null, message: 'Alegeți una dintre cele trei decizii' }];

test('a forged link decides nothing', async () => {
  await send(comment, typed);
  const url = `${origin}/moderare/?ce=moderate%20comment%20x.y`;

  expect(await send(moderate, { decizie: 'publica' }, url)).toEqual(undecided);
  expect(await comments.listPublished('dae')).toEqual([]);
});

test.each([{}, { decizie: '' }, { decizie: 'published' }, { decizie: 'constructor' }])(
  '%j is not a decision',
  async (values) => {
    await send(comment, typed);

    expect(await send(moderate, values, await linkIn('moderation', '/moderare/'))).toEqual(undecided);
    expect(await comments.listPublished('dae')).toEqual([]);
  },
);

test('a person who asked for answers and confirmed the address is mailed an answer when it is published, not before', async () => {
  await send(comment, { ...typed, anunta: 'da' });
  const id = await idOf('Ana');
  await publish(id);
  const answer = { nume: 'Ion', email: 'ion@example.ro', comentariu: 'Și eu mulțumesc.', raspunde: id };

  await send(comment, answer);
  await publish(await idOf('Ion'));
  expect((await mails()).filter(({ kind }) => kind === 'answer')).toEqual([]);

  await send(confirm, {}, await linkIn('confirm-answers', '/confirmare/'));
  await send(comment, { ...answer, nume: 'Dan' });
  expect((await mails()).filter(({ kind }) => kind === 'answer')).toEqual([]);
  await publish(await idOf('Dan'));
  await publish(await idOf('Dan'));
  expect((await mails()).filter(({ kind }) => kind === 'answer')).toMatchObject([
    { recipient: 'ana@example.ro', body_text: expect.stringContaining('Dan a răspuns') },
  ]);

  await send(confirm, {}, await linkIn('answer', '/confirmare/'));
  await send(comment, { ...answer, nume: 'Eva' });
  await publish(await idOf('Eva'));
  expect((await mails()).filter(({ kind }) => kind === 'answer')).toHaveLength(1);
});

test('an answer to an answer joins the conversation; an answer to an invisible comment is refused and its text kept', async () => {
  await send(comment, typed);
  const hidden = await idOf('Ana');
  expect(await send(comment, { ...typed, nume: 'Ion', raspunde: hidden })).toEqual([
    { field: 'comentariu', message: 'Comentariul la care răspundeți nu mai este pe pagină' },
  ]);
  await publish(hidden);
  await send(comment, { ...typed, nume: 'Ion', raspunde: hidden });
  await publish(await idOf('Ion'));
  await send(comment, { ...typed, nume: 'Dan', raspunde: await idOf('Ion') });
  await publish(await idOf('Dan'));
  const parents = (await comments.listPublished('dae')).map(({ name, parentId }) => [name, parentId]);
  expect(parents).toEqual(
    expect.arrayContaining([
      ['Ana', null],
      ['Ion', hidden],
      ['Dan', hidden],
    ]),
  );
});

test('a reply to an unpublished comment is neither counted nor shown, and causes no mail', async () => {
  await send(comment, { ...typed, anunta: 'da' });
  const id = await idOf('Ana');
  await publish(id);
  await send(confirm, {}, await linkIn('confirm-answers', '/confirmare/'));
  await send(comment, { ...typed, nume: 'Ion', email: 'ion@example.ro', raspunde: id });
  await send(comment, { ...typed, nume: 'Dan', email: 'dan@example.ro', raspunde: id });
  await publish(await idOf('Ion'));
  const mailed = (await mails()).filter(({ kind }) => kind === 'answer').length;
  await db.transaction().execute((tx) => decide(tx, { kind: 'comment', id }, 'spam', { outbox, links, now }));

  expect(await comments.listPublished('dae')).toEqual([]);
  expect(await send(comment, { ...typed, nume: 'Eva', raspunde: await idOf('Ion') })).toEqual([
    { field: 'comentariu', message: 'Comentariul la care răspundeți nu mai este pe pagină' },
  ]);
  await publish(await idOf('Dan'));
  expect((await mails()).filter(({ kind }) => kind === 'answer')).toHaveLength(mailed);
});

test('a review is shown after its address is confirmed and a moderator has read it, in this order only', async () => {
  const written = { stele: '4', parere: 'Au răspuns repede și clar.', nume: 'Ana', email: 'ana@example.ro' };
  await send(review, written, `${origin}/credit-nevoi-personale/provident/`);
  const { id } = await db.selectFrom('reviews').select('id').executeTakeFirstOrThrow();
  expect(await publish(id, 'review')).toBe(false);

  await send(confirm, {}, await linkIn('confirm-review', '/confirmare/'));
  await send(confirm, {}, await linkIn('confirm-review', '/confirmare/'));
  expect((await mails()).map(({ kind }) => kind)).toEqual(['confirm-review', 'moderation']);
  const reviews = createReviewsRepository(db);
  expect(await reviews.listPublished({ limit: 5 })).toEqual([]);
  await send(moderate, { decizie: 'publica' }, await linkIn('moderation', '/moderare/'));
  expect(await reviews.listPublished({ limit: 5 })).toMatchObject([{ lenderSlug: 'provident', stars: 4 }]);
});

test.each(['comment', 'review'] as const)('a %s published twice keeps its first moment', async (kind) => {
  await send(comment, typed);
  const written = { stele: '4', parere: 'Au răspuns repede și clar.', nume: 'Ana', email: 'ana@example.ro' };
  await send(review, written, `${origin}/credit-nevoi-personale/provident/`);
  await send(confirm, {}, await linkIn('confirm-review', '/confirmare/'));
  const table = kind === 'comment' ? 'comments' : 'reviews';
  const { id } = await db.selectFrom(table).select('id').executeTakeFirstOrThrow();

  expect(await publish(id, kind)).toBe(true);
  expect(await publish(id, kind, new Date('2026-11-22T10:00:00Z'))).toBe(true);

  expect(await db.selectFrom(table).select(['published_at', 'decided_at']).executeTakeFirst()).toEqual({
    published_at: now,
    decided_at: now,
  });
});

test('people can export and erase their comments, in whatever case they typed their address', async () => {
  await send(comment, typed);
  expect(await exportPersonalData(db, 'ANA@example.ro ')).toMatchObject({
    comments: [{ articleSlug: 'dae', text: 'Mulțumesc, acum am înțeles.' }],
    reviews: [],
  });
  await db.transaction().execute((tx) => erasePersonalData(tx, 'Ana@Example.ro'));
  expect(await exportPersonalData(db, 'ana@example.ro')).toEqual({ comments: [], reviews: [] });
});

test('rejected texts are removed after 90 days, unconfirmed reviews after 30', async () => {
  await send(comment, typed);
  await send(review, {
    stele: '1',
    parere: 'Nu am primit niciun răspuns.',
    nume: 'X Y',
    email: 'x@example.ro',
  });
  const id = await idOf('Ana');
  await db.transaction().execute((tx) => decide(tx, { kind: 'comment', id }, 'spam', { outbox, links, now }));
  const counts = async () => {
    const table = (name: 'comments' | 'reviews') => db.selectFrom(name).select('id').execute();
    return [(await table('comments')).length, (await table('reviews')).length];
  };
  const days = (count: number) => new Date(now.getTime() + count * 86_400_000);

  await forgetOldComments(db, days(30));
  expect(await counts()).toEqual([1, 1]);
  await forgetOldComments(db, days(31));
  expect(await counts()).toEqual([1, 0]);
  await noteInAuditLog(db, {
    by: { id: null, name: 'Ioana' },
    at: now,
    action: 'moderation.spam',
    subject: { kind: 'comment', id },
    before: { status: 'pending', text: 'Mulțumesc, acum am înțeles.' },
  });
  await forgetOldComments(db, days(91));
  expect(await counts()).toEqual([0, 0]);
  // A later request for erasure could not find its author in the audit log any more.
  expect(await db.selectFrom('audit_log').select('before').execute()).toEqual([
    { before: { status: 'pending' } },
  ]);
});
