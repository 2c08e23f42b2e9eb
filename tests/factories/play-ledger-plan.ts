import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { romania } from '#domain/law/countries/romania.ts';
import { createDatabase } from '#server/db/database.ts';
import type { Database } from '#server/db/tables.ts';
import { sayWords } from '#server/partners/clicks/say-words.ts';
import { createPostbackKeys } from '#server/partners/conversions/postback-keys.ts';
import { recordPostbacks } from '#server/partners/conversions/record-postbacks.ts';
import { decideAmount } from '#server/partners/conversions/refused-postbacks.ts';
import { replayPostbacks } from '#server/partners/conversions/replay-postbacks.ts';
import { settleConversions } from '#server/partners/ledger/settle-conversions.ts';
import { partnerTermsKind } from '#server/partners/terms/partner-terms-change.ts';
import { createChangesRepository } from '#server/shared/changes/changes-repository.ts';
import { createClicksRepository } from '#server/visits/clicks/clicks-repository.ts';
import { startDatabaseProxy } from '#tests/setup/database-proxy.ts';
import type { TestDatabase } from '#tests/setup/test-database.ts';
import {
  endOfThird,
  euroOn,
  hasRate,
  type LedgerPlan,
  offerIds,
  plannedDays,
  type PlannedReport,
  plannedTerms,
  randomOf,
} from './ledger-plan.ts';
import { publishTerms } from './partner-terms.ts';
import { addPartner } from './partners.ts';

const BATCH = 1_000;
/** Reports between two runs of the ledger. */
const SETTLE_EVERY = 23;
/** How long a run of the job is waited for: in an outage it has no end. */
const JOB_PATIENCE_MS = 250;

type Playing = {
  seed: number;
  /** reports that come while the database is away, twice */
  outage: number;
};

/**
 * Plays a plan on a database: clicks, then the reports in random order through the journal of outages, while the ledger's job runs;
 * some clicks come after their reports, and the database goes away twice. Ends when everything has arrived.
 * @returns the ids of the partners, and how often the ledger's job failed in the outages
 */
export async function playLedgerPlan(
  { db, connection }: Pick<TestDatabase, 'db' | 'connection'>,
  plan: LedgerPlan,
  { seed, outage }: Playing,
): Promise<{ partnerIds: string[]; failedRuns: number }> {
  const partnerIds = await prepareLedger(db);
  const repository = createClicksRepository(db);
  const early = plan.clicks.filter(({ isLate }) => !isLate);
  for (let first = 0; first < early.length; first += BATCH)
    await repository.addClicks(early.slice(first, first + BATCH));
  await say(db);
  const key = await createPostbackKeys(db).create({
    partner: 'Creditor',
    offerIds: [...offerIds],
    now: new Date(0),
  });

  const folder = await mkdtemp(path.join(tmpdir(), 'imprumut-clar-ledger-'));
  await using way = await startDatabaseProxy(connection);
  const own = createDatabase({ connection: way.connection, poolSize: 3 });
  let moment = new Date(0);
  const logger = { info: () => {}, warn: () => {}, error: () => {} };
  const postbacks = recordPostbacks({
    db: own,
    folder,
    now: () => moment,
    logger,
    patienceMs: 60,
    replayEveryMs: 20,
  });
  const inRandomOrder = shuffled(plan.reports, seed);
  const outages = [1, 2].map((third) => Math.floor((third * inRandomOrder.length) / 3));
  let failedRuns = 0;
  for (const [index, report] of inRandomOrder.entries()) {
    if (index === outages[0]) way.close();
    if (index === outages[1]) way.hold();
    if (outages.some((begin) => index === begin + outage)) {
      // The job runs into the outage before it ends.
      if (!(await settled(own))) failedRuns += 1;
      way.open();
    }
    moment = report.at;
    await postbacks.record({ key, raw: queryOf(report) });
    if (index % SETTLE_EVERY === 0 && outages.every((begin) => index < begin || index >= begin + outage)) {
      if (!(await settled(own))) failedRuns += 1;
    }
  }
  while ((await readdir(folder)).some((name) => name.endsWith('.jsonl'))) await pause(20);
  await postbacks.close();
  await own.destroy();
  await rm(folder, { recursive: true, force: true });

  await repository.addClicks(plan.clicks.filter(({ isLate }) => isLate));
  await replayPostbacks(db, new Date('2026-11-20T00:00:00Z'));
  await settleLedger(db);
  await say(db);
  await confirmAmounts(db, plan);
  await settleLedger(db);
  return { partnerIds, failedRuns };
}

const say = (db: Kysely<Database>) => sayWords(db, { country: romania, now: new Date(), settleSeconds: 0 });

/** Runs the ledger's job once. @returns how many entries it appended */
export const settleLedger = (db: Kysely<Database>): Promise<number> =>
  settleConversions({ db, country: romania, now: () => new Date('2026-12-20T10:00:00Z') });

async function settled(db: Kysely<Database>): Promise<boolean> {
  try {
    const run = settleLedger(db).then(() => true);
    run.catch(() => {});
    return await Promise.race([run, pause(JOB_PATIENCE_MS, false)]);
  } catch {
    return false;
  }
}

function queryOf({ transaction, click, status, payout, currency }: PlannedReport): string {
  return new URLSearchParams({
    click_id: click.id,
    transaction_id: transaction,
    status,
    ...(payout !== '' && { payout, currency }),
  }).toString();
}

function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const random = randomOf(seed);
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

async function confirmAmounts(db: Kysely<Database>, { reports }: LedgerPlan): Promise<void> {
  const right = new Set(
    reports.filter(({ isConfirmed }) => isConfirmed).map(({ transaction }) => transaction),
  );
  const open = await db
    .selectFrom('postbacks')
    .select(['id', 'transaction_id'])
    .where('outcome', '=', 'unconfirmed')
    .execute();
  for (const { id, transaction_id: transaction } of open) {
    const isRight = right.has(transaction ?? '');
    await db.transaction().execute((trx) => decideAmount(trx, { id, isRight, now: new Date() }));
  }
}

/** Adds the partners, offers' payers, terms and rates of the plans. @returns the ids of the partners */
async function prepareLedger(db: Kysely<Database>): Promise<string[]> {
  const names = ['p-unu', 'p-doi', 'p-trei'];
  const ids = new Map<string, string>();
  for (const name of names) {
    const { id } = await addPartner(db, { providerId: name, now: new Date('2026-01-01T10:00:00Z') });
    ids.set(name, id);
  }
  const third = ids.get('p-trei') ?? '';
  await db
    .insertInto('partner_states')
    .values({
      partner_id: third,
      state: 'ended',
      reason: 'Contract încheiat.',
      by_user: null,
      at: endOfThird,
    })
    .execute();
  const now = new Date('2026-09-01T10:00:00Z');
  await publishTerms(db, { offers: offerIds, partners: [], from: '2026-10-01' });
  const ofPartners = createChangesRepository(db, partnerTermsKind, romania.code);
  // The colleague of publishTerms.
  const publish = { status: 'public', by: 'terms-decider', decidedAt: now, publishedAt: now } as const;
  for (const { provider, ...terms } of plannedTerms) {
    const partnerId = ids.get(provider) ?? '';
    const content = { subject: partnerId, begins: { ...terms, partnerId } };
    await ofPartners.update(await ofPartners.add({ content, note: '' }, null, now), publish);
  }
  const days = plannedDays.filter(hasRate);
  await sql`
    insert into rates (provider, currency, day, multiplier, reference, published_on, source, stored_at)
    select 'bnr', 'EUR', day, 1, value::numeric / 10000, day, 'test', now()
    from unnest(${days}::date[], ${days.map(euroOn)}::int[]) as rate (day, value)`.execute(db);
  return [...ids.values()];
}
