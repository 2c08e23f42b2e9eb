import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import type { OfferRecord } from '#domain/offers/offer.ts';
import { createOfferChanges } from './offer-changes.ts';
import { newSource } from '#tests/factories/new-offer.ts';
import {
  type Editor,
  MISSING_PAGE,
  offer,
  example,
  propose as send,
  startOffersOffice,
} from '#tests/factories/offers-office.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const database = await openFileDatabase();
const { db } = database;
let time = new Date('2026-11-21T10:00:00Z');
const now = () => time;
const { office, offers, begin, readEvidence } = await startOffersOffice(db, now);
const { applyDue } = createOfferChanges({ db, country: romania, readEvidence, now });
let ana: Editor;
let ion: Editor;

beforeEach(async () => {
  await database.clear();
  time = new Date('2026-11-21T10:00:00Z');
  ({ ana, ion } = await begin());
});

async function propose(after: OfferRecord, more?: object): Promise<number> {
  const { status, body } = await send(ana, after, more);
  expect(status).toBe(200);
  return (body as { id: number }).id;
}
const decide = (person: typeof ana, id: number) =>
  person.call('POST', `/api/admin/offer-changes/${id}/approve`);
const publicExample = async () => (await offers.find('RO', '1'))?.example;
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
  const id = await propose({ ...offer, example: example(0.8) });
  expect(await publicExample()).toEqual(example(1));

  const own = await decide(ana, id);
  expect(own.status).toBe(403);
  expect(await publicExample()).toEqual(example(1));

  expect((await decide(ion, id)).body).toEqual({ status: 'public' });
  expect(await publicExample()).toEqual(example(0.8));
  expect(await actions()).toEqual(['Ana offer.proposed', 'Ion offer.approved', 'Ion offer.published']);
});

test('the log of a change holds the figure before and after, and no other field of the offer', async () => {
  const id = await propose({ ...offer, example: example(0.8) });
  await decide(ion, id);

  const entry = await db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('action', '=', 'offer.published')
    .executeTakeFirst();
  expect(entry).toEqual({ before: { example: example(1) }, after: { example: example(0.8), change: id } });
});

test('of two simultaneous approvals one succeeds', async () => {
  const maria = await office.enter(['administrator'], 'Maria');
  const id = await propose({ ...offer, example: example(0.8) });

  const answers = await Promise.all([decide(ion, id), decide(maria, id)]);

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

test('the database itself refuses an approval by the proposer', async () => {
  const id = await propose({ ...offer, example: example(0.8) });

  const forced = db
    .updateTable('changes')
    .set({ status: 'public', decided_by: ana.id })
    .where('kind', '=', 'offer')
    .where('id', '=', id)
    .execute();

  await expect(forced).rejects.toThrow(/check constraint/);
});

test('a change by which the law forbids the price of the evidence can be proposed, and cannot be approved', async () => {
  // 2% a day is above the ceiling of an IFN; a bank of another state is outside that law.
  const bank = {
    ...offer,
    id: '3',
    slug: 'creditor-3',
    header: 'Al treilea',
    lenderKind: 'foreign-bank' as const,
  };
  await offers.upsert(bank, now());
  const asIfn = await propose({ ...bank, lenderKind: 'ifn' });

  const { status, body } = await decide(ion, asIfn);

  expect(status).toBe(409);
  expect(body).toMatchObject({ error: { fields: { price: expect.stringContaining('maximul legal') } } });
  // Where the law forbade it before, other figures of the offer can still be changed.
  await offers.upsert({ ...bank, lenderKind: 'ifn' }, now());
  const renamed = await propose({ ...bank, lenderKind: 'ifn', header: 'Alt nume' });
  expect((await decide(ion, renamed)).body).toEqual({ status: 'public' });
});

test('an offer has no price of its own to propose', async () => {
  const { status } = await send(ana, { ...offer, price: null } as never);
  expect(status).toBe(400);
});

test('a figure without source or date is refused beside its field, together with all other problems', async () => {
  const unsourced = {
    ...offer,
    example: { value: 'x', source: { name: '', url: null, date: 'ieri' } },
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
        'example.source.name': expect.stringContaining('sursă'),
        'example.source.date': expect.stringContaining('2026'),
        note: expect.stringContaining('de ce'),
      },
    },
  });
});

test('two changes of different figures both count; the second of one figure is stale', async () => {
  const cheaper = await propose({ ...offer, example: example(0.8) });
  const longer = await propose({
    ...offer,
    conditions: [{ value: 'Contractul este pe 3 luni.', source: newSource() }],
  });
  const cheapest = await propose({ ...offer, example: example(0.7) });

  expect((await decide(ion, cheaper)).status).toBe(200);
  expect((await decide(ion, longer)).status).toBe(200);
  const stale = await decide(ion, cheapest);

  expect(stale.status).toBe(409);
  expect(stale.body).toMatchObject({
    error: { code: 'stale', message: expect.stringContaining('Exemplul') },
  });
  expect(await offers.find('RO', '1')).toMatchObject({ example: example(0.8), conditions: [{}] });
});

test('a temporary change begins and ends by itself, and keeps other changes made meanwhile', async () => {
  // Romania is two hours ahead of UTC in November.
  const id = await propose(
    { ...offer, example: example(0.5) },
    { startsAt: '2026-11-22T00:00', endsAt: '2026-11-24T00:00' },
  );
  expect((await decide(ion, id)).body).toEqual({ status: 'approved' });
  await applyDue();
  expect(await publicExample()).toEqual(example(1));

  time = new Date('2026-11-21T22:00:00Z');
  await applyDue();
  expect(await publicExample()).toEqual(example(0.5));
  await decide(ion, await propose({ ...offer, example: example(0.5), header: 'Nume nou' }));

  time = new Date('2026-11-23T22:00:00Z');
  await applyDue();
  await applyDue();
  expect(await offers.find('RO', '1')).toMatchObject({ example: example(1), header: 'Nume nou' });
  expect(await actions()).toContain('site offer.ended');
});

test('a scheduled approval that no longer fits is not published, and has the reason', async () => {
  const id = await propose({ ...offer, example: example(0.5) }, { startsAt: '2026-11-23T00:00' });
  await decide(ion, id);
  await decide(ion, await propose({ ...offer, example: example(0.9) }));

  time = new Date('2026-11-23T10:00:00Z');
  await applyDue();

  expect(await publicExample()).toEqual(example(0.9));
  const failed = await ana.call('GET', '/api/admin/offer-changes?stare=failed');
  expect(failed.body).toMatchObject({ changes: [{ id, reason: 'Oferta s-a schimbat între timp.' }] });
});

test('a change that cannot be stored does not block others, and is tried again', async () => {
  const broken = await propose({ ...offer, header: 'Alt nume' }, { startsAt: '2026-11-23T00:00' });
  const whole = await propose({ ...offer, example: example(0.5) }, { startsAt: '2026-11-23T00:00' });
  for (const id of [broken, whole]) await decide(ion, id);
  const setStars = (stars: string) =>
    sql`
      update changes set content = jsonb_set(content, '{after,stars}', ${stars})
      where kind = 'offer' and id = ${broken}`.execute(db);
  // No offer may have these values, and no form accepts them.
  await setStars('7');
  time = new Date('2026-11-23T10:00:00Z');

  await expect(applyDue()).rejects.toThrow(/check constraint/);
  expect(await publicExample()).toEqual(example(0.5));
  await setStars('null');
  await applyDue();

  expect(await offers.find('RO', '1')).toMatchObject({ header: 'Alt nume', example: example(0.5) });
});

test('a rollback is a proposal like any other', async () => {
  const id = await propose({ ...offer, example: example(0.8) });
  await decide(ion, id);

  const back = (await ion.call('POST', `/api/admin/offer-changes/${id}/rollback`)).body as { id: number };

  expect(await publicExample()).toEqual(example(0.8));
  expect((await decide(ion, back.id)).status).toBe(403);
  expect((await decide(ana, back.id)).status).toBe(200);
  expect(await publicExample()).toEqual(example(1));
});

test('a pause needs a reason, which is in the audit log; without one nothing changes', async () => {
  for (const reason of [undefined, '', '  abc  '])
    expect(await ana.call('POST', '/api/admin/offers/1/pause', { reason })).toMatchObject({
      status: 400,
      body: { error: { fields: { reason: 'Scrieți pe scurt de ce: repornirea are nevoie de doi oameni.' } } },
    });
  expect((await offers.find('RO', '1'))?.isActive).toBe(true);

  const reason = 'Creditorul nu mai primește cereri.';
  await ana.call('POST', '/api/admin/offers/1/pause', { reason });

  const entry = await db
    .selectFrom('audit_log')
    .select('after')
    .where('action', '=', 'offer.paused')
    .executeTakeFirst();
  expect(entry?.after).toEqual({ isActive: false, reason });
});

test('a pause takes effect at once and needs one person; a rejection keeps the reason', async () => {
  const reason = 'Creditorul nu mai primește cereri.';
  expect((await ana.call('POST', '/api/admin/offers/1/pause', { reason })).status).toBe(200);
  expect((await offers.find('RO', '1'))?.isActive).toBe(false);

  const id = await propose({ ...offer, header: 'Altul', isActive: false });
  const no = 'Numele este cel din contract.';
  expect((await ion.call('POST', `/api/admin/offer-changes/${id}/decline`, { reason: no })).status).toBe(200);
  const rejected = await ana.call('GET', '/api/admin/offer-changes?stare=rejected');
  expect(rejected.body).toMatchObject({ changes: [{ id, reason: no, decidedBy: 'Ion' }] });
  expect((await decide(ion, id)).status).toBe(409);
});

test('the same change proposed twice is refused as already waiting, by anyone and for any moment', async () => {
  const after = { ...offer, example: example(0.8) };
  const answers = await Promise.all([send(ana, after), send(ion, after)]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    error: { code: 'already-waiting', message: expect.stringContaining('așteaptă deja') },
  });

  // With another moment or figure it is another change; and the same change is accepted once none waits.
  expect((await send(ana, after, { startsAt: '2026-12-01T08:00' })).status).toBe(200);
  expect((await send(ana, after, { startsAt: '2026-12-01T08:00' })).status).toBe(409);
  expect((await send(ana, { ...offer, example: example(0.7) })).status).toBe(200);
  const { id = 0 } = (answers.find(({ status }) => status === 200)?.body ?? {}) as { id?: number };
  await ana.call('POST', `/api/admin/offer-changes/${id}/decline`, { reason: 'o mai verific' });
  expect((await send(ana, after)).status).toBe(200);
});

test('a new offer that leads to a missing page of ours is refused, proposed or changed', async () => {
  const fresh = { ...offer, id: '9', slug: 'nou', header: 'Nou' };
  const refused = await send(ana, { ...fresh, lenderLink: MISSING_PAGE });
  expect(refused).toMatchObject({
    status: 409,
    body: {
      error: {
        code: 'not-publishable',
        fields: {
          lenderLink: `Pagina ${MISSING_PAGE} nu există pe site. Scrieți una publică, /lenders/nou/ sau nimic.`,
        },
      },
    },
  });
  expect((await send(ana, { ...offer, lenderLink: MISSING_PAGE })).status).toBe(409);
  // A form of a new offer never changes another one.
  expect(await send(ana, { ...fresh, id: offer.id }, { isNew: true })).toMatchObject({
    status: 400,
    body: { error: { fields: { id: `Este identificatorul ofertei „${offer.header}”. Scrieți altul.` } } },
  });
  // What its author can mend is said at once, and not to the colleague who approves.
  expect(await send(ana, { ...fresh, legalName: null, registers: null })).toMatchObject({
    status: 409,
    body: { error: { code: 'not-publishable', fields: { legalName: expect.any(String) as string } } },
  });
  // Another lender's page is not about this lender; its own page exists as soon as the offer does.
  expect((await send(ana, { ...fresh, lenderLink: '/lenders/altul/' })).status).toBe(409);
  const id = await propose({ ...fresh, lenderLink: '/lenders/nou/' });
  expect((await decide(ion, id)).body).toEqual({ status: 'public' });
});
