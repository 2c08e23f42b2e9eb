import { beforeEach, expect, test, vi } from 'vitest';
import { romania } from '#domain/countries/romania.ts';
import { fromLei } from '#domain/money/bani.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { createOfferChanges } from '#server/offers/offer-changes.ts';
import { createOffersRepository } from '#server/offers/offers-repository.ts';
import { dailyOffer, newSource } from '#tests/factories/new-offer.ts';
import { startOffice } from '#tests/factories/office.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

vi.setConfig({ testTimeout: 20_000 });
const database = await openFileDatabase();
const { db } = database;
let time = new Date('2026-11-21T10:00:00Z');
const now = () => time;
const office = await startOffice(db, { now });
const offers = createOffersRepository(db);
const jobs = createOfferChanges({ db, country: romania, now });

const price = (ratePercentPerDay: number) => ({
  value: { kind: 'daily' as const, ratePercentPerDay, freeDays: 3 },
  source: newSource(),
});
const offer = dailyOffer({ id: '1', productType: 'loan' });
const note = 'Prețul de pe pagina creditorului s-a schimbat.';
let ana: Awaited<ReturnType<typeof office.enter>>;
let ion: Awaited<ReturnType<typeof office.enter>>;

beforeEach(async () => {
  await database.clear();
  time = new Date('2026-11-21T10:00:00Z');
  await offers.upsert(offer, time);
  await db
    .insertInto('lead_feeds')
    .values({ lead_id: romania.leadId, country: 'RO', active_ids: ['1'], seed_hash: null })
    .execute();
  ana = await office.enter(['editor'], 'Ana');
  ion = await office.enter(['editor'], 'Ion');
});

async function propose(after: Offer, more: object = {}): Promise<number> {
  const { status, body } = await ana.call('POST', '/api/admin/offer-changes', {
    offer: after,
    note,
    ...more,
  });
  expect(status).toBe(200);
  return (body as { id: number }).id;
}
const decide = (person: typeof ana, id: number) =>
  person.call('POST', `/api/admin/offer-changes/${id}/approve`);
const publicPrice = async () => (await offers.find('RO', '1'))?.price;
const actions = async () =>
  (
    await db
      .selectFrom('audit_log')
      .select(['user_name', 'action'])
      .where('subject_kind', '=', 'offer')
      .orderBy('id')
      .execute()
  ).map(({ user_name: who, action }) => `${who} ${action}`);

test('a figure one person changed is not public until another approves it', async () => {
  const id = await propose({ ...offer, price: price(0.8) });
  expect(await publicPrice()).toEqual(price(1));

  const own = await decide(ana, id);
  expect(own.status).toBe(403);
  expect(await publicPrice()).toEqual(price(1));

  expect((await decide(ion, id)).body).toEqual({ status: 'public' });
  expect(await publicPrice()).toEqual(price(0.8));
  expect(await actions()).toEqual(['Ana offer.proposed', 'Ion offer.approved', 'Ion offer.published']);
});

test('the log of a change holds the figure before and after, and nothing else of the offer', async () => {
  const id = await propose({ ...offer, price: price(0.8) });
  await decide(ion, id);

  const entry = await db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('action', '=', 'offer.published')
    .executeTakeFirst();
  expect(entry).toEqual({ before: { price: price(1) }, after: { price: price(0.8), change: id } });
});

test('of two who approve at once one does', async () => {
  const maria = await office.enter(['administrator'], 'Maria');
  const id = await propose({ ...offer, price: price(0.8) });

  const answers = await Promise.all([decide(ion, id), decide(maria, id)]);

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

test('the database itself refuses an approval by the proposer', async () => {
  const id = await propose({ ...offer, price: price(0.8) });

  const forced = db
    .updateTable('offer_changes')
    .set({ status: 'public', decided_by: ana.id })
    .where('id', '=', id)
    .execute();

  await expect(forced).rejects.toThrow(/check constraint/);
});

test('a price above the legal maximum can be proposed, and can not be approved', async () => {
  const id = await propose({ ...offer, price: price(1.1) });

  const { status, body } = await decide(ion, id);

  expect(status).toBe(409);
  expect(body).toMatchObject({ error: { fields: { price: expect.stringContaining('maximul legal') } } });
  expect(await publicPrice()).toEqual(price(1));
});

test('a figure without source or date is refused beside its field, together with all else that is wrong', async () => {
  const unsourced = {
    ...offer,
    price: { value: price(0.8).value, source: { name: '', url: null, date: 'ieri' } },
  };

  const { status, body } = await ana.call('POST', '/api/admin/offer-changes', {
    offer: unsourced,
    note: 'x',
    startsAt: '2026-12-02T10:00',
    endsAt: '2026-12-01T10:00',
  });

  expect(status).toBe(400);
  expect(body).toMatchObject({
    error: {
      fields: {
        'price.source.name': expect.stringContaining('sursă'),
        'price.source.date': expect.stringContaining('2026'),
        note: expect.stringContaining('de ce'),
      },
    },
  });
});

test('two changes of different figures both count; the second of one figure is stale', async () => {
  const cheaper = await propose({ ...offer, price: price(0.8) });
  const longer = await propose({
    ...offer,
    term: { value: { minDays: null, maxDays: 60 }, source: newSource() },
  });
  const cheapest = await propose({ ...offer, price: price(0.7) });

  expect((await decide(ion, cheaper)).status).toBe(200);
  expect((await decide(ion, longer)).status).toBe(200);
  const stale = await decide(ion, cheapest);

  expect(stale.status).toBe(409);
  expect(stale.body).toMatchObject({ error: { code: 'stale', message: expect.stringContaining('Prețul') } });
  expect(await offers.find('RO', '1')).toMatchObject({ price: price(0.8), term: { value: { maxDays: 60 } } });
});

test('a change for a time begins and ends by itself, and keeps what was changed meanwhile', async () => {
  // Romania is two hours ahead of UTC in November.
  const id = await propose(
    { ...offer, price: price(0.5) },
    { startsAt: '2026-11-22T00:00', endsAt: '2026-11-24T00:00' },
  );
  expect((await decide(ion, id)).body).toEqual({ status: 'approved' });
  await jobs.applyDue();
  expect(await publicPrice()).toEqual(price(1));

  time = new Date('2026-11-21T22:00:00Z');
  await jobs.applyDue();
  expect(await publicPrice()).toEqual(price(0.5));
  await decide(ion, await propose({ ...offer, price: price(0.5), header: 'Nume nou' }));

  time = new Date('2026-11-23T22:00:00Z');
  await jobs.applyDue();
  await jobs.applyDue();
  expect(await offers.find('RO', '1')).toMatchObject({ price: price(1), header: 'Nume nou' });
  expect(await actions()).toContain('site offer.ended');
});

test('what was approved for later and no longer fits is not published, and says why', async () => {
  const id = await propose({ ...offer, price: price(0.5) }, { startsAt: '2026-11-23T00:00' });
  await decide(ion, id);
  await decide(ion, await propose({ ...offer, price: price(0.9) }));

  time = new Date('2026-11-23T10:00:00Z');
  await jobs.applyDue();

  expect(await publicPrice()).toEqual(price(0.9));
  const failed = await ana.call('GET', '/api/admin/offer-changes?stare=failed');
  expect(failed.body).toMatchObject({ changes: [{ id, reason: 'Oferta s-a schimbat între timp.' }] });
});

test('a rollback is a proposal like any other', async () => {
  const id = await propose({ ...offer, price: price(0.8) });
  await decide(ion, id);

  const back = (await ion.call('POST', `/api/admin/offer-changes/${id}/rollback`)).body as { id: number };

  expect(await publicPrice()).toEqual(price(0.8));
  expect((await decide(ion, back.id)).status).toBe(403);
  expect((await decide(ana, back.id)).status).toBe(200);
  expect(await publicPrice()).toEqual(price(1));
});

test('a pause is at once and by one person; a rejection keeps the reason', async () => {
  expect((await ana.call('POST', '/api/admin/offers/1/pause')).status).toBe(200);
  expect((await offers.find('RO', '1'))?.isActive).toBe(false);

  const id = await propose({ ...offer, header: 'Altul', isActive: false });
  const reason = 'Numele este cel din contract.';
  expect((await ion.call('POST', `/api/admin/offer-changes/${id}/decline`, { reason })).status).toBe(200);
  const rejected = await ana.call('GET', '/api/admin/offer-changes?stare=rejected');
  expect(rejected.body).toMatchObject({ changes: [{ id, reason, decidedBy: 'Ion' }] });
  expect((await decide(ion, id)).status).toBe(409);
});

test('the preview is the order of the site, with what waits when asked', async () => {
  const second = dailyOffer({ id: '2', header: 'Al doilea', productType: 'loan', price: price(0.9) });
  await offers.upsert(second, time);
  await ana.call('PUT', `/api/admin/lead-feeds/${romania.leadId}`, { activeIds: ['1', '2'] });
  await propose({ ...offer, price: price(0.8) });
  const order = async (query: string) => {
    const { body } = await ion.call('GET', `/api/admin/offers-preview?suma=2000&perioada=3${query}`);
    return (body as { served: { id: string }[] }).served.map(({ id }) => id);
  };

  expect(await order('')).toEqual(['2', '1']);
  expect(await order('&cu_modificari=1')).toEqual(['1', '2']);
});

test('an unfit offer can not be made active for a lead', async () => {
  await offers.upsert(dailyOffer({ id: '3', header: 'Scump', productType: 'loan', price: price(2) }), time);

  const { status, body } = await ana.call('PUT', `/api/admin/lead-feeds/${romania.leadId}`, {
    activeIds: ['1', '3'],
  });

  expect(status).toBe(409);
  expect(body).toMatchObject({ error: { message: expect.stringMatching(/^Scump nu poate fi activată/) } });
});

test.each(['csv', 'json'] as const)(
  'what goes out as %s comes in as nothing new; a changed line is a proposal',
  async (format) => {
    const { body } = await ana.call('GET', `/api/admin/offers-export/${format}`);
    const text = format === 'csv' ? String(body) : JSON.stringify(body);
    const bring = (content: string) =>
      ana.call('POST', '/api/admin/offers-import', { format, text: content, note: 'Fișier de probă' });

    expect((await bring(text)).body).toEqual({ proposed: 0, unchanged: 1 });
    const changed = await bring(text.replaceAll('creditor-1', 'creditor-unu'));
    const broken = await bring(text.replaceAll('2026-11', 'ieri'));

    expect(changed.body).toEqual({ proposed: 1, unchanged: 0 });
    expect((await offers.find('RO', '1'))?.slug).toBe('creditor-1');
    expect(broken.status).toBe(400);
  },
);

test('a feed with the fields of the specification alone keeps the figures that are known', async () => {
  const feed = [
    { offer_id: 1, header: 'Nume din flux', tags: [], lender_link: offer.lenderLink, isActive: true },
  ];
  const answer = await ana.call('POST', '/api/admin/offers-import', {
    format: 'json',
    text: JSON.stringify(feed),
    note: 'Fluxul partenerului',
  });
  expect(answer.body).toEqual({ proposed: 1, unchanged: 0 });
  const { body } = await ion.call('GET', '/api/admin/offer-changes');
  expect(body).toMatchObject({
    changes: [
      { after: { header: 'Nume din flux', price: price(1), amount: { value: { max: fromLei(5_000) } } } },
    ],
  });
});

test('nothing of all this went wrong on our side', () => {
  expect(office.problems.map(String)).toEqual([]);
});
