import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { EvidenceEntry } from '#domain/offers/evidence/with-entries.ts';
import { lockUntilCommit } from '#server/db/advisory-locks.ts';
import {
  type Colleague,
  proposeEvidence,
  startEvidenceOffice,
  typedItem,
  typedProduct,
} from '#tests/factories/evidence-office.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const database = await openFileDatabase();
const { db } = database;
const now = () => new Date('2026-11-21T10:00:00Z');
const { live, begin, quote } = await startEvidenceOffice(db, now);
let ana: Colleague;
let ion: Colleague;

beforeEach(async () => {
  await database.clear();
  ({ ana, ion } = await begin());
});

const oncePaid = { count: 91, unit: 'days' } as const;
const totalOf = async (slug: string, lei: number, term: Parameters<typeof quote>[2] = oncePaid) => {
  const quoted = await quote(slug, lei, term);
  return quoted?.status === 'priced' ? quoted.total / 100 : quoted?.status;
};
const consistent = { cifre: 'dobândă (% pe zi): 0,8\ntotal de plată (lei): 560' };
async function propose(...entry: [item?: object, product?: object | null]): Promise<number> {
  const { status, body } = await proposeEvidence(ana, ...entry);
  expect(body).toMatchObject({ id: expect.any(Number) });
  expect(status).toBe(200);
  return (body as { id: number }).id;
}
const approve = (person: Colleague, id: number) =>
  person.call('POST', `/api/admin/evidence-changes/${id}/approve`);
const actions = async () =>
  (
    await db
      .selectFrom('audit_log')
      .select(['user_name', 'action'])
      .where('subject_kind', '=', 'evidence')
      .orderBy('id')
      .execute()
  ).map(({ user_name: who, action }) => `${who} ${action}`);

test('a price one person entered is public on every instance once another approved it, and not before', async () => {
  // 2 000 lei at 1% a day, three days of the 91 free.
  expect(await totalOf('smile-credit', 2_000)).toBe(3_760);
  const id = await propose(consistent);
  expect(await totalOf('smile-credit', 2_000)).toBe(3_760);

  expect((await approve(ana, id)).status).toBe(403);
  expect((await approve(ion, id)).body).toEqual({ status: 'done' });

  // 2 000 × (1 + 0,8% × 91)
  expect(await totalOf('smile-credit', 2_000)).toBe(3_456);
  expect(live.find('smile-credit')?.items.at(-1)).toMatchObject({
    id: 'smile-credit-a1',
    enteredBy: 'Ana',
    approvedBy: 'Ion',
    source: { readAt: '2026-11-21', date: null },
  });
  expect((await approve(ion, id)).status).toBe(409);
  expect(await actions()).toEqual(['Ana evidence.proposed', 'Ion evidence.approved']);
  const { rows } = await sql<{ tag: string }>`select tag from change_versions`.execute(db);
  expect(rows).toEqual([{ tag: 'page_data:offers' }]);
});

test('the database itself refuses an approval by the proposer', async () => {
  const id = await propose();
  const forced = db
    .updateTable('changes')
    .set({ status: 'public', decided_by: ana.id })
    .where('kind', '=', 'evidence')
    .where('id', '=', id)
    .execute();
  await expect(forced).rejects.toThrow(/check constraint/);
});

test('the person who enters and the one who approves see the text for visitors, before and after', async () => {
  const { body } = await ana.call('POST', '/api/admin/evidence-effect', {
    item: typedItem,
    product: typedProduct,
  });
  const expected = {
    said: { before: null, after: 'current' },
    quotes: expect.arrayContaining([
      {
        // Nothing is repaid before the end: 88 days at 1% of 2 000 lei, then 91 days at 0,8%.
        loan: { principal: 200_000, term: { count: 3, unit: 'months' } },
        before: expect.objectContaining({ total: 376_000 }),
        after: expect.objectContaining({ total: 345_600 }),
      },
    ]),
    // A condition of the offer keeps the rate of today's product; both proposer and approver see it.
    notes: [expect.stringContaining('Condițiile ofertei scriu altă dobândă, 1% pe zi')],
    obstacles: [],
  };
  expect(body).toEqual(expected);
  const changes = await ana.call('GET', '/api/admin/evidence-changes');
  expect(changes.body).toEqual({ changes: [] });

  const id = await propose();
  expect((await ion.call('GET', '/api/admin/evidence-changes')).body).toMatchObject({
    changes: [
      {
        id,
        name: 'Smile Credit',
        effect: expected,
        replaces: { item: null, product: { id: 'linie', interest: { per: 'day', percent: 1 } } },
      },
    ],
  });
});

test('a price above the ceiling in force becomes history, says so, and leaves the product unchanged', async () => {
  const item = { cifre: 'dobândă (% pe zi): 1,2', suma: '', perioada: '' };
  const { body } = await proposeEvidence(ana, item, { ...typedProduct, dobanda: '1,2% pe zi' });
  expect(body).toMatchObject({
    notes: [
      expect.stringMatching(/trece de plafonul de astăzi.*se arată ca istoric/),
      expect.stringMatching(/^Produsul rămâne cum era: /),
    ],
  });
  await approve(ion, (body as { id: number }).id);

  expect(await totalOf('smile-credit', 2_000)).toBe(3_760);
  expect((await ana.call('GET', '/api/admin/evidence/smile-credit')).body).toMatchObject({
    items: expect.arrayContaining([
      expect.objectContaining({ item: expect.objectContaining({ id: 'smile-credit-a1' }), said: 'history' }),
    ]),
  });
});

test('a product that alone exceeds the ceiling is refused by its resulting price', async () => {
  const { body } = await proposeEvidence(ana, {}, { ...typedProduct, dobanda: '1,1% pe zi' });
  expect(body).toMatchObject({ notes: [expect.stringMatching(/Produsul rămâne cum era: .*maximul legal/)] });
});

test('an item with contradictory figures is stored as a lead, with the reason', async () => {
  const item = { cifre: 'total de plată (lei): 560\nDAE (%): 900' };
  const { body } = await proposeEvidence(ana, item);
  expect(body).toMatchObject({
    notes: [
      expect.stringMatching(/pistă.*DAE din total .* tipărită este 900,0%/),
      expect.stringContaining('se contrazic'),
    ],
  });
  await approve(ion, (body as { id: number }).id);

  expect(await totalOf('smile-credit', 2_000)).toBe(3_760);
  expect((await ana.call('GET', '/api/admin/evidence/smile-credit')).body).toMatchObject({
    items: expect.arrayContaining([
      expect.objectContaining({ item: expect.objectContaining({ id: 'smile-credit-a1' }), said: 'lead' }),
    ]),
  });
});

test('a second product of a lender is priced beside the first', async () => {
  expect(await totalOf('smile-credit', 8_000, { count: 12, unit: 'months' })).toBe('unserved');
  const product = {
    nume: '12 rate',
    fel: 'rate',
    suma_minima: '6 000',
    suma_maxima: '10 000',
    zile_minim: '365',
    zile_maxim: '365',
    dobanda: '24% pe an',
    comisioane: 'niciunul',
    plata: 'rate lunare',
  };
  const item = {
    cifre: 'dobândă (% pe an): 24',
    suma: '',
    perioada: '',
    plata: 'rate lunare',
    produs: '12 rate',
  };
  await approve(ion, await propose(item, product));

  // 8 000 at 2% a month in twelve payments of 756,48; the last one absorbs the rounding.
  expect(await totalOf('smile-credit', 8_000, { count: 12, unit: 'months' })).toBeCloseTo(9_077.76, 0);
  expect(await totalOf('smile-credit', 2_000)).toBe(3_760);
});

test('two people can withdraw an approved change, and the earlier value is back', async () => {
  const id = await propose();
  await approve(ion, id);
  expect(await totalOf('smile-credit', 2_000)).toBe(3_456);

  const asked = await ion.call('POST', `/api/admin/evidence-changes/${id}/retire`, {
    note: 'Pagina era alta.',
  });
  const retiring = (asked.body as { id: number }).id;
  expect(await totalOf('smile-credit', 2_000)).toBe(3_456);
  expect((await approve(ion, retiring)).status).toBe(403);
  expect((await approve(ana, retiring)).status).toBe(200);

  expect(await totalOf('smile-credit', 2_000)).toBe(3_760);
  expect(await actions()).toContain('Ana evidence.retired');
});

test('evidence an approved product depends on cannot be removed or weakened', async () => {
  const first = await propose();
  await approve(ion, first);
  const other = { id: 'smile-credit-a1', nivel: 'C' };
  expect(await proposeEvidence(ion, other, null)).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining('se sprijină un produs') } },
  });
});

test('a rejection keeps its reason, and nothing becomes public', async () => {
  const id = await propose();
  const reason = 'Pagina arată altă cifră.';
  expect((await ion.call('POST', `/api/admin/evidence-changes/${id}/decline`, { reason })).status).toBe(200);
  const { body } = await ana.call('GET', '/api/admin/evidence-changes?stare=rejected');
  expect(body).toMatchObject({ changes: [{ id, reason, decidedBy: 'Ion', effect: null }] });
  expect(await totalOf('smile-credit', 2_000)).toBe(3_760);
});

test('all problems are reported at once, beside each field', async () => {
  const { status, body } = await ana.call('POST', '/api/admin/evidence-changes', {
    item: { ...typedItem, creditor: 'nimeni', citit: 'ieri', cifre: 'preț: 5' },
    product: { ...typedProduct, dobanda: 'mică' },
    note: 'x',
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    error: {
      fields: {
        creditor: expect.stringContaining('Nu știm'),
        citit: expect.stringContaining('22.11.2026'),
        cifre: expect.stringContaining('„preț: 5”'),
        'produs.dobanda': expect.stringContaining('% pe zi'),
        note: expect.stringContaining('de ce'),
      },
    },
  });
});

test('an entry without anything new is not a proposal', async () => {
  await approve(ion, await propose());
  const again = await proposeEvidence(ana, { id: 'smile-credit-a1' });
  expect(again).toMatchObject({ status: 409, body: { error: { code: 'nothing-changed' } } });
});

test('two simultaneous entries never get the same id, and neither is lost', async () => {
  const answers = await db.transaction().execute(async (trx) => {
    await lockUntilCommit(trx, 'evidence');
    const sent = [
      proposeEvidence(ana, consistent),
      proposeEvidence(ion, { ...consistent, suma: '600' }, null),
    ];
    await expect.poll(waitingForLocks).toBe(2);
    return { sent };
  });
  for (const { status } of await Promise.all(answers.sent)) expect(status).toBe(200);

  const { body } = await ana.call('GET', '/api/admin/evidence-changes');
  const { changes } = body as { changes: Pick<EvidenceEntry, 'item' | 'product'>[] };
  expect(new Set(changes.map(({ item }) => item?.id))).toEqual(
    new Set(['smile-credit-a1', 'smile-credit-a2']),
  );
  const withProduct = changes.find(({ product }) => product !== null);
  expect(withProduct?.product?.evidence).toBe(withProduct?.item?.id);
});

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks
    where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())
  `.execute(db);
  return rows[0]?.count ?? 0;
}

test('„verificat” needs the lender’s own page', async () => {
  const elsewhere = { adresa: 'https://comparator.ro/smile', pagina_deschisa: 'da' };
  expect(await proposeEvidence(ana, elsewhere)).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining('de pe site-ul lui') } },
  });
  await approve(ion, await propose({ pagina_deschisa: 'da' }));
  await live.load();
  expect(live.find('smile-credit')?.items.at(-1)?.openedBy).toBe('Ana');
});

test('the same evidence proposed twice, by anyone, is refused as already waiting; so is a second withdrawal', async () => {
  const answers = await Promise.all([proposeEvidence(ana, consistent), proposeEvidence(ion, consistent)]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    error: { code: 'already-waiting' },
  });
  expect((await proposeEvidence(ana, { ...consistent, suma: '600' }, null)).status).toBe(200);

  const { id = 0 } = (answers.find(({ status }) => status === 200)?.body ?? {}) as { id?: number };
  for (const person of [ana, ion]) await approve(person, id);
  const retire = (person: Colleague) =>
    person.call('POST', `/api/admin/evidence-changes/${id}/retire`, { note: 'nu mai este pe pagină' });
  expect((await retire(ana)).status).toBe(200);
  expect(await retire(ion)).toMatchObject({ status: 409, body: { error: { code: 'already-waiting' } } });
});
