import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import type { ChangeStatus } from '#domain/answers/office/change-life.ts';
import type { Database } from '#server/db/tables.ts';
import { createEvidenceChangesRepository } from '#server/offers/evidence/evidence-change.ts';
import { createPriceReports } from '#server/offers/evidence/price-reports.ts';
import { createOfferChangesRepository } from '#server/offers/offer-change.ts';
import { createSeriesChangesRepository } from '#server/tools/series/series-change.ts';
import { createTransparencyRepository } from '#server/partners/transparency/transparency-change.ts';
import { up } from '#migrations/059-changes.ts';
import { newOffer } from '#tests/factories/new-offer.ts';
import { createDatabaseBefore } from '#tests/setup/test-database.ts';

const proposedAt = new Date('2026-11-20T08:15:30Z');
const decidedAt = new Date('2026-11-21T09:45:00Z');
const later = new Date('2026-12-01T07:00:00Z');
const end = new Date('2026-12-24T07:00:00Z');

/** Stored columns of a change as the former tables had them, with ana as its author and ion as its judge. */
const decided = { decided_by: 'ion', decided_at: decidedAt };
const states = [
  { status: 'waiting' },
  { status: 'public', ...decided },
  { status: 'retired', ...decided },
  { status: 'rejected', ...decided, reason: 'Sursa spune altceva.' },
  { status: 'withdrawn', decided_by: 'ana', decided_at: decidedAt, reason: 'O mai verific.' },
] as const;
const offerStates = [
  states[0],
  { status: 'approved', ...decided, starts_at: later, ends_at: end },
  { ...states[1], published_at: decidedAt },
  { status: 'ended', ...decided, published_at: decidedAt, ends_at: decidedAt },
  states[3],
  states[4],
  { status: 'failed', ...decided, starts_at: decidedAt, reason: 'Oferta s-a schimbat între timp.' },
] as const;
type State = (typeof states)[number] | (typeof offerStates)[number];

/** Inserts a row into a table of the time before; names of columns are those of the row. */
async function insert(db: Kysely<Database>, table: string, row: object): Promise<void> {
  const columns = Object.keys(row).map((name) => sql.ref(name));
  const values = Object.values(row).map((value: unknown) => {
    const isJson = value !== null && typeof value === 'object' && !(value instanceof Date);
    return isJson && !Array.isArray(value) ? JSON.stringify(value) : value;
  });
  await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(values)})`.execute(db);
}
const rowOf = (state: State, by: string | null = 'ana') => ({
  country: 'RO',
  note: `Starea ${state.status}.`,
  proposed_by: by,
  proposed_at: proposedAt,
  ...state,
});

/** The history of a state, as the office shows it. */
function historyOf(state: State, id: number) {
  const has = { decided_by: null, decided_at: null, reason: null, ...state };
  return {
    id,
    note: `Starea ${state.status}.`,
    status: state.status,
    proposedBy: { id: 'ana', name: 'Ana' },
    proposedAt,
    decidedBy: has.decided_by && (has.decided_by === 'ion' ? 'Ion' : 'Ana'),
    decidedAt: has.decided_at,
    reason: has.reason,
  };
}

async function atMigration(fill: (db: Kysely<Database>) => Promise<void>) {
  const database = await createDatabaseBefore('057');
  const { db } = database;
  for (const [id, name] of [
    ['ana', 'Ana'],
    ['ion', 'Ion'],
  ]) {
    const account = { name, email: `${id}@exemplu.ro`, email_verified: true, roles: ['editor'] };
    await insert(db, 'office_users', { id, ...account, created_at: proposedAt, updated_at: proposedAt });
  }
  await fill(db);
  await up(db as never);
  return database;
}

test('changes of every subject and state keep who, when, note and reason in the one table', async () => {
  const [before, after] = [newOffer({ id: '7', header: 'Vechi' }), newOffer({ id: '7', header: 'Nou' })];
  const point = {
    from: '2026-10-01',
    value: 5.5,
    source: { name: 'BNR', url: null, date: null, readAt: null },
  };
  const product = { id: 'linie', name: 'linie de credit' };
  const page = { kind: 'page', lender: 'viva', round: 2 };
  await using database = await atMigration(async (db) => {
    for (const state of offerStates)
      await insert(db, 'offer_changes', { offer_id: '7', before, after, ...rowOf(state) });
    for (const state of states) {
      await insert(db, 'evidence_changes', { lender: 'viva', product, ...rowOf(state) });
      await insert(db, 'series_changes', { series: 'ircc', point, ...rowOf(state) });
      await insert(db, 'transparency_changes', { entry: page, ...rowOf(state) });
    }
  });
  const { db } = database;

  const listed = async (list: (status: ChangeStatus) => Promise<object[]>, all: readonly State[]) =>
    (await Promise.all(all.map(({ status }) => list(status)))).flat();
  const offers = createOfferChangesRepository(db, 'RO');
  expect(await listed((status) => offers.listByStatus(status, 9), offerStates)).toEqual(
    offerStates.map((state, at) => ({
      ...historyOf(state, at + 1),
      retires: null,
      startsAt: 'starts_at' in state ? state.starts_at : null,
      endsAt: 'ends_at' in state ? state.ends_at : null,
      publishedAt: 'published_at' in state ? state.published_at : null,
      offerId: '7',
      before,
      after,
    })),
  );
  const layers = [
    [createEvidenceChangesRepository(db, 'RO'), { lender: 'viva', item: null, product }],
    [createSeriesChangesRepository(db, 'RO'), { series: 'ircc', point }],
    [createTransparencyRepository(db, 'RO'), { entry: page }],
  ] as const;
  for (const [repository, content] of layers) {
    expect(await listed((status) => repository.listByStatus(status, 9), states)).toEqual(
      states.map((state, at) => ({
        ...historyOf(state, at + 1),
        retires: null,
        startsAt: null,
        endsAt: null,
        publishedAt: ['public', 'retired'].includes(state.status) ? decidedAt : null,
        ...content,
      })),
    );
    expect((await repository.listPublic()).map(({ id }) => id)).toEqual([2]);
  }
});

test('a reported price keeps the colleague who asked its lender, the answer, and who published it on which day', async () => {
  const group = { country: 'RO', lender: 'viva', asked_by: 'ana', asked_on: '2026-11-10' };
  const shown = { answer: 'Este corect.', published_by: 'ion', published_on: '2026-11-21' };
  const entry = (name: string) => ({ user_name: name, subject_kind: 'evidence', subject_id: 'viva' });
  await using database = await atMigration(async (db) => {
    for (let at = 0; at < 15; at += 1) {
      await sql`
        insert into price_reports (country, lender, kind, sum_lei, days, percent_per_day, fees_lei, month,
          is_above_ceiling, status, received_on)
        values ('RO', 'viva', 'single', 1000, 30, 0.9, 0, '2026-10', false, 'accepted', '2026-11-01')`.execute(
        db,
      );
    }
    await insert(db, 'reported_prices', { ...group, report_ids: [1, 2, 3, 4, 5] });
    const second = { ...group, ...shown, report_ids: [6, 7, 8, 9, 10] };
    await insert(db, 'reported_prices', { ...second, status: 'public' });
    const third = { ...second, report_ids: [11, 12, 13, 14, 15], asked_on: '2026-11-11' };
    await insert(db, 'reported_prices', { ...third, status: 'withdrawn', published_on: '2026-11-18' });
    const asked = { action: 'reported-price.asked', user_id: 'ana', after: { askedOn: '2026-11-10' } };
    await insert(db, 'audit_log', { ...entry('Ana'), ...asked, at: proposedAt });
    const published = { action: 'reported-price.published', user_id: 'ion' };
    await insert(db, 'audit_log', { ...entry('Ion'), ...published, at: decidedAt });
  });
  const now = () => new Date('2026-11-26T10:00:00Z');
  const moments = await sql<{ asked: Date; shown: Date | null }>`
    select proposed_at as asked, decided_at as shown from changes order by id`.execute(database.db);
  expect(moments.rows).toEqual([
    // The audit log knows the moment; without it the day remains.
    { asked: proposedAt, shown: null },
    { asked: proposedAt, shown: decidedAt },
    { asked: new Date('2026-11-11T12:00:00Z'), shown: new Date('2026-11-18T12:00:00Z') },
  ]);
  const reports = createPriceReports({ db: database.db, country: romania, now });

  const asked = await reports.listAsked();
  expect(
    asked.map(({ id, status, proposedBy, decidedBy, askedOn, answer, publishedOn, group: { ids } }) => ({
      id,
      status,
      by: proposedBy?.name,
      decidedBy,
      askedOn,
      answer,
      publishedOn,
      ids,
    })),
  ).toEqual([
    {
      id: 1,
      status: 'waiting',
      by: 'Ana',
      decidedBy: null,
      askedOn: '2026-11-10',
      answer: null,
      publishedOn: null,
      ids: [1, 2, 3, 4, 5],
    },
    {
      id: 2,
      status: 'public',
      by: 'Ana',
      decidedBy: 'Ion',
      askedOn: '2026-11-10',
      answer: 'Este corect.',
      publishedOn: '2026-11-21',
      ids: [6, 7, 8, 9, 10],
    },
  ]);
  expect((await reports.listReady()).map(({ ids }) => ids)).toEqual([[11, 12, 13, 14, 15]]);
  const withdrawn = await sql<{ who: string; answer: string }>`
    select decided_by as who, content ->> 'answer' as answer from changes where status = 'withdrawn'`.execute(
    database.db,
  );
  expect(withdrawn.rows).toEqual([{ who: 'ion', answer: 'Este corect.' }]);
});

test('a change that withdraws another one still names it, new numbers follow, and the rules hold', async () => {
  const point = { from: '2026-10-01', value: 5.5 };
  await using database = await atMigration(async (db) => {
    await insert(db, 'series_changes', { series: 'ircc', point, ...rowOf(states[2]) });
    await insert(db, 'series_changes', { series: 'ircc', point, retires: 1, ...rowOf(states[1]) });
    // An import, which nobody proposed.
    await insert(db, 'series_changes', { series: 'ircc', point, ...rowOf(states[0], null) });
  });
  const { db } = database;
  const repository = createSeriesChangesRepository(db, 'RO');

  const all = (await repository.listOf('ircc')).map(({ id, retires, proposedBy }) => [
    id,
    retires,
    proposedBy?.id,
  ]);
  expect(all).toEqual([
    [3, null, undefined],
    [2, 1, 'ana'],
    [1, null, 'ana'],
  ]);
  const content = { series: 'ircc' as const, point: point as never };
  expect(await repository.add({ content, note: 'Nouă.' }, 'ana', proposedAt)).toBe(4);
  const own = repository.update(4, { status: 'public', by: 'ana', decidedAt });
  await expect(own).rejects.toThrow(/changes_by_two_people/);
  await expect(repository.update(3, { status: 'public' })).rejects.toThrow(/changes_by_two_people/);
  const tables = await sql`
    select from pg_tables where tablename ~ '_changes$|^reported_prices$'`.execute(db);
  expect(tables.rows).toEqual([]);
});
