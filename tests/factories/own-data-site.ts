import Fastify from 'fastify';
import type { Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { contactAction } from '#server/people/contact/contact-action.ts';
import type { Database } from '#server/db/tables.ts';
import type { SentForm } from '#server/shared/forms/form-action.ts';
import { ownDataAction } from '#server/people/privacy/own-data-action.ts';
import { ownDataRoutes } from '#server/people/privacy/own-data-routes.ts';
import { movableClock } from './forms.ts';
import { newOwnData } from './own-data.ts';
import { subscriptionServices } from './subscriptions.ts';

const origin = 'https://site.test';
export const operator = 'operator@site.test';
export const email = 'ion@example.ro';
export const MINUTE = 60_000;

/** Opens a browser on the pages of one's own data, at 12:00 of 21.11.2026 in Romania. */
export async function openOwnDataSite(db: Kysely<Database>) {
  const clock = movableClock();
  const { now } = clock;
  const { outbox, links } = subscriptionServices(now);
  const ownData = newOwnData(db, now);
  const { timeZone } = romania;
  const onErased = async () => {};
  const action = ownDataAction({ db, ownData, outbox, operator, origin, timeZone, onErased });
  const contact = contactAction({ outbox, links, operator, timeZone });
  const app = Fastify();
  await app.register(ownDataRoutes, { db, ownData, origin, now });
  onTestFinished(() => app.close());
  let cookies = '';

  const submit = async (form: typeof action, values: Record<string, string>) => {
    const sent: SentForm = { values, url: new URL('/x/', origin), params: {}, cookies, now: now() };
    const decision = await form(sent);
    if (!decision.ok) return decision;
    const destination = await db.transaction().execute((tx) => decision.deed(tx));
    return { ...destination, setCookies: decision.cookies ?? [] };
  };
  const newestLink = async (): Promise<string> => {
    const { body_text } = await db
      .selectFrom('mail_outbox')
      .select('body_text')
      .where('kind', '=', 'own-data')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    return /\/datele-mele\/deschide\/\?cod=\S+/.exec(body_text)?.[0] ?? '';
  };

  return {
    clock,
    ownData,
    newestLink,
    get cookies() {
      return cookies;
    },
    send: (values: Record<string, string>) => submit(action, values),
    writeToUs: (values: Record<string, string>) =>
      submit(contact, { nume: 'Ion Popa', email, telefon: '', mesaj: 'Bună ziua, o întrebare.', ...values }),
    visit: () => ownData.visit(cookies),
    get: (url: string, withCookies = cookies) => app.inject({ url, headers: { cookie: withCookies } }),
    /** Requests a link, and follows the one in the newest mail. */
    async comeByLink() {
      await submit(action, { fapta: 'cere', email });
      const answer = await app.inject({ url: await newestLink() });
      cookies = String(answer.headers['set-cookie']).replace(/;.*/, '');
      return answer;
    },
    async open() {
      await this.comeByLink();
      await submit(action, { fapta: 'deschide' });
    },
    /** every recorded request */
    requests: () =>
      db.selectFrom('data_requests').select(['kind', 'email', 'due_on', 'done_at', 'message']).execute(),
    /** adds one waiting comment of the reader */
    comment: (body: string) =>
      db
        .insertInto('comments')
        .values({ article_slug: 'dae', parent_id: null, author_name: 'Ion', email, body, created_at: now() })
        .returning('id')
        .executeTakeFirstOrThrow(),
    /** adds an unconfirmed subscription */
    subscribe: () =>
      db
        .insertInto('subscriptions')
        .values({
          email,
          address_hash: Buffer.alloc(32),
          requested_at: now(),
          offers_at: null,
          articles_at: null,
          confirmed_at: null,
          digest_week: null,
        })
        .execute(),
  };
}
