import { beforeEach, expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { type Editor, example, offer, propose, startOffersOffice } from '#tests/factories/offers-office.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const database = await openFileDatabase();
const now = () => new Date('2026-11-21T10:00:00Z');
const { offers, begin } = await startOffersOffice(database.db, now);
const second = { ...offer, id: '2', slug: 'creditor-2', header: 'Al doilea' };
const unlawful = { ...offer, id: '3', slug: 'creditor-3', header: 'Scump' };
let ana: Editor;
let ion: Editor;

beforeEach(async () => {
  await database.clear();
  ({ ana, ion } = await begin());
});

test('the preview is the order of the site, with waiting changes on request', async () => {
  await offers.upsert(second, now());
  await ana.call('PUT', `/api/admin/lead-feeds/${romania.leadId}`, { activeIds: ['1', '2'] });
  await propose(ana, { ...second, isActive: false });
  const order = async (query: string) => {
    const { body } = await ion.call('GET', `/api/admin/offers-preview?suma=2000&perioada=3${query}`);
    return (body as { served: { id: string }[] }).served.map(({ id }) => id);
  };

  expect(await order('')).toEqual(['2', '1']);
  expect(await order('&cu_modificari=1')).toEqual(['1']);
});

test('the list shows the price of the evidence, and that it breaks the law', async () => {
  await offers.upsert(unlawful, now());
  const { body } = await ana.call('GET', '/api/admin/offers');
  expect(body).toMatchObject({
    offers: [
      { id: '1', price: { value: { kind: 'daily', ratePercentPerDay: 1 } }, problems: [] },
      { id: '3', price: { value: { ratePercentPerDay: 2 } }, problems: [{ part: 'price' }] },
    ],
  });
});

test('an unfit offer cannot be made active for a lead', async () => {
  await offers.upsert(unlawful, now());

  const { status, body } = await ana.call('PUT', `/api/admin/lead-feeds/${romania.leadId}`, {
    activeIds: ['1', '3'],
  });

  expect(status).toBe(409);
  expect(body).toMatchObject({
    error: { message: expect.stringMatching(/^Oferta Scump nu poate fi activată/) },
  });
});

test('a list with its own lead_id begins as the site’s, is empty while it is paused, and returns unchanged', async () => {
  await ana.call('PUT', `/api/admin/lead-feeds/${romania.leadId}`, { activeIds: ['1'] });
  const make = (body: object) =>
    ana.call('POST', '/api/admin/lead-feeds', { lead: 'blog-1', partener: '', ...body });
  const pause = (lead: string, isPaused: boolean) =>
    ana.call('POST', `/api/admin/lead-feeds/${lead}/pause`, { isPaused });

  expect((await make({})).status).toBe(200);
  expect(await offers.activeIds('blog-1')).toEqual(['1']);
  expect((await pause('blog-1', true)).status).toBe(200);
  expect(await offers.activeIds('blog-1')).toEqual([]);
  expect((await pause('blog-1', true)).status).toBe(404);
  const edited = await ana.call('PUT', '/api/admin/lead-feeds/blog-1', { activeIds: [] });
  expect(edited).toMatchObject({ status: 409, body: { error: { code: 'paused' } } });
  await pause('blog-1', false);
  expect(await offers.activeIds('blog-1')).toEqual(['1']);

  expect((await pause(romania.leadId, true)).body).toMatchObject({ error: { code: 'own-list' } });
  expect(await make({})).toMatchObject({
    status: 409,
    body: { error: { fields: { lead: expect.any(String) } } },
  });
  expect((await make({ lead: 'Blogul Meu' })).status).toBe(400);
  expect((await make({ lead: 'blog-2', partener: crypto.randomUUID() })).body).toMatchObject({
    error: { fields: { partener: 'Alegeți un partener aprobat.' } },
  });
});

test('a download of the feed adds nothing when uploaded; a changed offer is a proposal, a price is not', async () => {
  const { body } = await ana.call('GET', '/api/admin/offers-export/json');
  const text = JSON.stringify(body);
  const bring = (content: string) =>
    ana.call('POST', '/api/admin/offers-import', { text: content, note: 'Fișier de probă' });

  expect(text).toContain('"ratePercentPerDay":1');
  expect((await bring(text.replace('"ratePercentPerDay":1', '"ratePercentPerDay":0.5'))).body).toEqual({
    proposed: 0,
    unchanged: 1,
  });
  const changed = await bring(text.replaceAll('creditor-1', 'creditor-unu'));
  const broken = await bring(text.replaceAll('2026-11', 'ieri'));

  expect(changed.body).toEqual({ proposed: 1, unchanged: 0 });
  expect((await offers.find('RO', '1'))?.slug).toBe('creditor-1');
  expect(broken.status).toBe(400);
});

test("a feed with the specification's fields alone keeps the known figures", async () => {
  const feed = [
    { offer_id: 1, header: 'Nume din flux', tags: [], lender_link: offer.lenderLink, isActive: true },
  ];
  const answer = await ana.call('POST', '/api/admin/offers-import', {
    text: JSON.stringify(feed),
    note: 'Fluxul partenerului',
  });
  expect(answer.body).toEqual({ proposed: 1, unchanged: 0 });
  const { body } = await ion.call('GET', '/api/admin/offer-changes');
  expect(body).toMatchObject({ changes: [{ after: { header: 'Nume din flux', example: example(1) } }] });
});
