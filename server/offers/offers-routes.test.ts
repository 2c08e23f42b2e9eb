import { beforeEach, expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { dailyOffer } from '#tests/factories/new-offer.ts';
import { type Editor, offer, price, propose, startOffersOffice } from '#tests/factories/offers-office.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const database = await openFileDatabase();
const now = () => new Date('2026-11-21T10:00:00Z');
const { offers, begin } = await startOffersOffice(database.db, now);
let ana: Editor;
let ion: Editor;

beforeEach(async () => {
  await database.clear();
  ({ ana, ion } = await begin());
});

test('the preview is the order of the site, with waiting changes on request', async () => {
  const second = dailyOffer({ id: '2', header: 'Al doilea', productType: 'loan', price: price(0.9) });
  await offers.upsert(second, now());
  await ana.call('PUT', `/api/admin/lead-feeds/${romania.leadId}`, { activeIds: ['1', '2'] });
  await propose(ana, { ...offer, price: price(0.8) });
  const order = async (query: string) => {
    const { body } = await ion.call('GET', `/api/admin/offers-preview?suma=2000&perioada=3${query}`);
    return (body as { served: { id: string }[] }).served.map(({ id }) => id);
  };

  expect(await order('')).toEqual(['2', '1']);
  expect(await order('&cu_modificari=1')).toEqual(['1', '2']);
});

test('an unfit offer cannot be made active for a lead', async () => {
  await offers.upsert(dailyOffer({ id: '3', header: 'Scump', productType: 'loan', price: price(2) }), now());

  const { status, body } = await ana.call('PUT', `/api/admin/lead-feeds/${romania.leadId}`, {
    activeIds: ['1', '3'],
  });

  expect(status).toBe(409);
  expect(body).toMatchObject({
    error: { message: expect.stringMatching(/^Oferta Scump nu poate fi activată/) },
  });
});

test.each(['csv', 'json'] as const)(
  'a download as %s adds nothing when uploaded; a changed line is a proposal',
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

test("a feed with the specification's fields alone keeps the known figures", async () => {
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
