import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type InjectOptions } from 'fastify';
import { createPostbackKeys } from '#server/partners/conversions/postback-keys.ts';
import { postbackRoutes } from '#server/partners/conversions/postback-routes.ts';
import { recordPostbacks } from '#server/partners/conversions/record-postbacks.ts';
import { createDatabase } from '#server/db/database.ts';
import { newClick } from '#tests/factories/new-click.ts';
import { startDatabaseProxy } from './database-proxy.ts';
import { strictAnswers } from './strict-answers.ts';
import type { openFileDatabase } from './test-database.ts';

const now = new Date('2026-11-21T10:00:00Z');

/** Builds the sites lenders report to, over the database of a test's file. */
export function postbackSites(database: Awaited<ReturnType<typeof openFileDatabase>>) {
  const { db } = database;
  const keys = createPostbackKeys(db);

  /** Starts the route over a database that can be made unavailable. */
  async function startSite({ max = 100_000, patienceMs = 30_000 } = {}) {
    const app = Fastify().setSerializerCompiler(strictAnswers);
    let moment = now;
    const folder = await mkdtemp(path.join(tmpdir(), 'imprumut-clar-postbacks-'));
    const way = await startDatabaseProxy(database.connection);
    const own = createDatabase({ connection: way.connection, poolSize: 5 });
    const logger = { info: () => {}, warn: () => {}, error: () => {} };
    const options = { db: own, folder, now: () => moment, logger, patienceMs, replayEveryMs: 50 };
    const postbacks = recordPostbacks(options);
    await app.register(postbackRoutes, { postbacks, limit: { max, windowMs: 60_000 } });
    const passMinute = () => {
      moment = new Date(moment.getTime() + 60_000);
      return moment;
    };
    const key = await keys.create({ partner: 'Creditor', offerIds: ['101'], now });
    const click = newClick({ offerId: '101' });
    const report = (query: Record<string, string>, rest: InjectOptions = {}) =>
      app.inject({ url: `/api/postback/?${new URLSearchParams({ key, ...query }).toString()}`, ...rest });
    const report1 = { click_id: click.id, transaction_id: 'T1', status: 'approved' };
    return {
      app,
      key,
      click,
      report,
      report1,
      passMinute,
      way,
      folder,
      inJournal: () => readdir(folder),
      async [Symbol.asyncDispose]() {
        await app.close();
        way.open();
        await postbacks.close();
        await own.destroy();
        await way[Symbol.asyncDispose]();
        await rm(folder, { recursive: true, force: true });
      },
    };
  }

  const conversions = () =>
    db
      .selectFrom('conversions')
      .select(['transaction_id', 'click_id', 'offer_id', 'status', 'payout_cents', 'payout_currency'])
      .orderBy('transaction_id')
      .execute();
  const outcomes = async () =>
    (await db.selectFrom('postbacks').select('outcome').orderBy('outcome').execute()).map(
      ({ outcome }) => outcome,
    );

  return { startSite, conversions, outcomes, keys, now };
}
