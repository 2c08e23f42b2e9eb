import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import type { EvidenceEntry } from '#domain/offers/evidence/with-entries.ts';
import { withEntries } from '#domain/offers/evidence/with-entries.ts';
import { leadFigures } from '#domain/offers/lead-figures.ts';
import { offerFigures } from '#domain/offers/offer-fields.ts';
import { offerProducts } from '#domain/offers/offer-products.ts';
import type { LeadFigures, Offer } from '#domain/offers/offer.ts';
import { readEvidence } from '#server/texts/content/read-evidence.ts';
import { listKnownMigrations, migrate } from '#server/db/migrate.ts';
import type { Database } from '#server/db/tables.ts';
import { dailyFigures, newOffer, newSource } from '#tests/factories/new-offer.ts';
import { siteOffers } from '#tests/factories/site-offers.ts';
import { createDatabaseBefore } from '#tests/setup/test-database.ts';
import { toOffer, toOfferRow } from './offer-row.ts';

const NAME = '057-one-home-of-a-price';
const all = await listKnownMigrations();
const site = await siteOffers();
const find = (slug: string): Offer =>
  site.find((offer) => offer.slug === slug) ?? newOffer({ id: '900', slug });
const source = newSource({ url: 'https://www.smilecredit.ro/pret' });
const daily = (ratePercentPerDay: number) => ({
  value: { kind: 'daily' as const, ratePercentPerDay, freeDays: 0 },
  source,
});

/** An offer as it was stored before, with figures of its own. */
const old = (slug: string, changes: Partial<LeadFigures> = {}) => {
  const offer = find(slug);
  return { row: toOfferRow(offer), figures: { ...leadFigures(offer), ...changes }, offer };
};
type Old = ReturnType<typeof old>;
const whole = ({ row, figures }: Old) => ({ ...toOffer(row), ...figures });

async function before(db: Kysely<Database>, offers: readonly Old[], hash: string | null = null) {
  await sql`
    insert into office_users (id, name, email, email_verified, roles, created_at, updated_at)
    select name, name, name || '@exemplu.ro', true, array['editor'], now(), now() from unnest(array['ana', 'ion']) name`.execute(
    db,
  );
  for (const { row, figures } of offers) {
    await db
      .insertInto('offers')
      .values({ ...row, figures: { ...row.figures, ...figures } as never, seed_hash: hash })
      .execute();
  }
}

async function change(db: Kysely<Database>, from: Old, to: Old, more: { status: string; ends?: string }) {
  const isDecided = more.status !== 'waiting';
  await sql`
    insert into offer_changes (country, offer_id, before, after, note, status, ends_at, proposed_by, proposed_at, decided_by, decided_at, published_at)
    values ('RO', ${to.offer.id}, ${JSON.stringify(whole(from))}, ${JSON.stringify(whole(to))}, 'De pe pagina lui.', ${more.status},
      ${more.ends ?? null}, 'ana', now(), ${isDecided ? 'ion' : null}, ${isDecided ? sql`now()` : null}, ${isDecided ? sql`now()` : null})`.execute(
    db,
  );
}

const entriesOf = async (db: Kysely<Database>, status: string) =>
  (
    await sql<EvidenceEntry & { note: string; proposed_by: string; decided_by: string | null }>`
      select lender, item, product, note, proposed_by, decided_by from evidence_changes where status = ${status} order by id`.execute(
      db,
    )
  ).rows;

/** Products of a lender after the migration. */
async function productsOf(db: Kysely<Database>, slug: string) {
  const { evidence, leftOut } = withEntries(readEvidence('content'), await entriesOf(db, 'public'));
  expect(leftOut).toEqual([]);
  return offerProducts(evidence.get(slug));
}

async function migrated(fill: (db: Kysely<Database>) => Promise<void>) {
  const database = await createDatabaseBefore(NAME);
  await fill(database.db);
  await migrate(database.connection, { only: all.filter((name) => name <= NAME) });
  return database;
}

test('an offer that follows its evidence, or its file, becomes no entry', async () => {
  await using edited = await migrated((db) =>
    before(db, [old('smile-credit'), old('viaconto'), old('ocean-credit')]),
  );
  await using ofFile = await migrated((db) =>
    before(db, [old('hora-credit', { price: daily(0.1) })], 'hash'),
  );
  for (const { db } of [edited, ofFile]) {
    expect(await entriesOf(db, 'public')).toEqual([]);
    const { rows } = await sql<{ figures: object }>`select figures from offers`.execute(db);
    for (const { figures } of rows)
      expect(Object.keys(figures).toSorted()).toEqual(['conditions', 'example', 'legalName', 'registers']);
  }
});

test.each([
  ['smile-credit', { price: daily(0.8) }],
  ['ferratum', { price: null }],
  // Of two products: the offer lent as the one it described.
  [
    '12rate',
    { price: { value: { kind: 'instalments' as const, yearlyRatePercent: 90 }, source }, firstLoan: null },
  ],
  // Of a lender without evidence.
  ['creditor-nou', { ...dailyFigures, price: { ...dailyFigures.price, source } }],
  ['smile-credit', { price: null, amount: null, term: null, repayment: null, firstLoan: null }],
])('what the office published of %s is its only product, in the same figures', async (slug, changes) => {
  const [from, to] = [old(slug), old(slug, changes)];
  await using database = await migrated(async (db) => {
    await before(db, [to]);
    await change(db, from, to, { status: 'public' });
  });
  const products = await productsOf(database.db, slug);
  expect(products).toHaveLength(1);
  const valuesOf = (figures: LeadFigures) =>
    Object.entries(figures).map(([name, figure]) => [name, figure?.value ?? null]);
  expect(valuesOf(leadFigures({ products }))).toEqual(valuesOf(to.figures));
  const [entry] = await entriesOf(database.db, 'public');
  expect(entry).toMatchObject({ proposed_by: 'ana', decided_by: 'ion' });
  expect(offerFigures(from.offer)).not.toHaveProperty('price');
});

test('a waiting price becomes waiting evidence; one with an end has a waiting reversal; the notes name both', async () => {
  const [smile, cheaper] = [old('smile-credit'), old('smile-credit', { price: daily(0.8) })];
  const [icredit, brief] = [old('icredit'), old('icredit', { price: daily(0.2) })];
  await using database = await migrated(async (db) => {
    await before(db, [smile, brief]);
    await change(db, smile, cheaper, { status: 'waiting' });
    await change(db, icredit, brief, { status: 'public', ends: '2999-01-01' });
  });
  const { db } = database;
  expect(await entriesOf(db, 'waiting')).toMatchObject([
    {
      lender: 'smile-credit',
      product: { id: 'linie', interest: { per: 'day', percent: 0.8 } },
      note: 'De pe pagina lui.',
    },
    {
      lender: 'icredit',
      product: { interest: 'unknown' },
      note: expect.stringContaining('De aprobat la 01.01.2999'),
    },
  ]);
  const { rows } = await sql<{ status: string; note: string; after: object }>`
    select status, note, after from offer_changes order by id`.execute(db);
  expect(rows).toMatchObject([
    {
      status: 'withdrawn',
      note: expect.stringContaining('prețul, din „1% pe zi, primele 3 zile fără dobândă” în „0,8% pe zi”'),
    },
    { status: 'public', note: expect.stringContaining('prețul, din „nimic” în „0,2% pe zi”') },
  ]);
  for (const { after } of rows) expect(after).not.toHaveProperty('price');
});

test('a product whose price and sums are from two sources has the older date, and its source names both', async () => {
  const page = {
    name: 'pagina creditorului',
    url: 'https://www.ferratum.ro/pret',
    date: '2026-11-20',
    readAt: null,
  };
  const changes = { price: { ...daily(0.8), source: page } };
  const [from, to] = [old('ferratum'), old('ferratum', changes)];
  await using database = await migrated(async (db) => {
    await before(db, [to]);
    await change(db, from, to, { status: 'public' });
  });
  const [entry] = await entriesOf(database.db, 'public');
  const form = from.figures.amount?.source;
  expect(entry?.item?.source).toEqual({
    ...form,
    name: `${form?.name}; prețul: pagina creditorului, din 20.11.2026`,
  });
});

test('the note of an old change names kinds of credit in words, and marks a new source of the same value', async () => {
  const repayment = (value: 'instalments' | 'credit-line') => ({ value, source });
  const amount = { value: { min: fromLei(1_000), max: fromLei(2_000) }, source };
  const from = old('smile-credit', { repayment: repayment('credit-line'), amount });
  const to = old('smile-credit', {
    repayment: repayment('instalments'),
    amount: { ...amount, source: { ...source, name: 'contractul' } },
  });
  await using database = await migrated(async (db) => {
    await before(db, [from]);
    await change(db, from, to, { status: 'rejected' });
    await sql`update offer_changes set note = 'fără punct'`.execute(db);
    await change(db, from, to, { status: 'rejected' });
  });
  const addition =
    'S-au schimbat: felul plății, din „linie de credit” în „credit în rate”; suma, numai sursa.';
  const { rows } = await sql<{ note: string }>`select note from offer_changes order by id`.execute(
    database.db,
  );
  expect(rows.map(({ note }) => note)).toEqual([`fără punct. ${addition}`, `De pe pagina lui. ${addition}`]);
});
