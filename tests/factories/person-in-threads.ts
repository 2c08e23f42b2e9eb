import { type Kysely, sql } from 'kysely';
import { replyAsOffice } from '#server/people/comments/reply-as-office.ts';
import { commentAction } from '#server/people/comments/comment-action.ts';
import type { Database } from '#server/db/tables.ts';
import { addToAuditLog } from '#server/shared/changes/audit-log.ts';
import { decide } from '#server/people/comments/decide.ts';
import { email, operator, type openOwnDataSite } from './own-data-site.ts';
import { subscriptionServices } from './subscriptions.ts';

/** Unique traces: the person's name, words and telephone. */
export const tracesOfPerson = ['Zamfir', 'Pribeagu', 'vorbele mele de altădată', '722123456'];

/**
 * Creates a person (`email`) with traces in others' data: they answered Ana, who got a mail about it; we answered them by their name, in Ana's
 * conversation; somebody answered them; they wrote to us by telephone, and made a request.
 */
export async function leaveTraces(
  db: Kysely<Database>,
  site: Awaited<ReturnType<typeof openOwnDataSite>>,
): Promise<void> {
  const now = site.clock.now();
  const { outbox, links } = subscriptionServices(site.clock.now);
  const comment = commentAction({ db, outbox, links, operator });
  const inTransaction = db.transaction();
  const row = { article_slug: 'dae', created_at: now, status: 'published' as const, published_at: now };
  const { id: first } = await db
    .insertInto('comments')
    .values({
      ...row,
      parent_id: null,
      author_name: 'Ana',
      email: 'ana@example.ro',
      body: 'O întrebare.',
      wants_answers: true,
      answers_confirmed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const write = async (values: Record<string, string>) => {
    const decision = await comment({
      values,
      url: new URL('https://site.test/dae/'),
      params: { slug: 'dae' },
      cookies: '',
      now,
    });
    if (!decision.ok) throw new Error(JSON.stringify(decision.problems));
    const { receipt = '' } = await inTransaction.execute((tx) => decision.deed(tx));
    await inTransaction.execute((tx) =>
      decide(tx, { kind: 'comment', id: receipt }, 'published', { outbox, links, now }),
    );
    return receipt;
  };
  const own = { nume: 'Zamfir Pribeagu', email };
  const words = 'Sunt vorbele mele de altădată, sunați-mă la 0722123456.';
  const answer = await write({ ...own, comentariu: words, raspunde: first });
  const alone = await write({ ...own, comentariu: words });
  const below = await write({
    nume: 'Dan',
    email: 'dan@example.ro',
    comentariu: 'Zamfir are dreptate.',
    raspunde: alone,
  });
  const text = 'Domnule Pribeagu, vă mulțumim.';
  await inTransaction.execute(async (tx) => {
    const ours = { name: 'Împrumut Clar', label: 'company', text } as const;
    const id = await replyAsOffice(tx, { to: answer, ...ours }, { outbox, links, now });
    for (const [subject, said] of [
      [id ?? '', text],
      [answer, words],
      [below, 'Zamfir are dreptate.'],
    ] as const) {
      await addToAuditLog(tx, {
        by: { id: null, name: 'Ioana' },
        at: now,
        action: 'moderation.answered',
        subject: { kind: 'comment', id: subject },
        after: { text: said },
      });
    }
  });
  await site.writeToUs({ nume: own.nume, telefon: '0722123456', mesaj: `Bună ziua, ${words}` });
  await site.open();
  await site.send({ fapta: 'altceva', cerere: `Corectați numele Zamfir Pribeagu. ${words}` });
  await sql`update mail_outbox set sent_at = ${now}`.execute(db);
}
