import { expect, test } from 'vitest';
import { dailyOffer, newIdentity, newOffer, newSource } from '#tests/factories/new-offer.ts';
import {
  articleOf,
  cheap,
  inInstalments,
  limits,
  plainSmile,
  renderOffersPage,
  silent,
  smile,
} from '#tests/factories/offers-page.tsx';
import { withProducts } from '#domain/offers/offer-products.ts';
import { readEvidence } from '#server/texts/content/read-evidence.ts';
import { findOffersFile } from '#server/offers/offers-file.ts';
import { textOf } from '#tests/setup/text-of.ts';

const foreign = newOffer({
  id: '4',
  slug: 'strain',
  header: 'Strain',
  lenderKind: 'foreign-bank',
  ...limits(5_000, 365),
  registers: newIdentity(['instituție de credit din Malta, licența C 56251, supravegheată de MFSA']),
  price: { value: { kind: 'daily', ratePercentPerDay: 3, freeDays: 0 }, source: newSource({ date: '2022' }) },
});

test('a priced offer shows its cost for the amount and term', async () => {
  const card = textOf(articleOf(await renderOffersPage('/offers/?suma=2000&perioada=3', [smile]), 'smile'));
  // 88 of 91 days at 1% of 2 000 lei; in instalments by hand in domain/offers/evidence/loan-payments.test.ts.
  expect(card).toContain('3 760 lei înapoi, tot la sfârșit');
  expect(card).toContain('Cost 1 760 lei , DAE 1 149%');
  expect(card).toContain('în 3 plăți lunare egale: 3 241,79 lei');
  expect(card).toContain('prin lege, cel mult 3 820 lei de dat înapoi');
  expect(card).toContain(' 0% în primele 3 zile. Din ziua a patra plătiți 1% pe zi.');
  expect(card).toContain('Exemplu reprezentativ, Smile: 2 000 de lei pe 3 luni');
  expect(card).toContain('Calculul nostru din prețul creditorului');
  expect(card).toContain('pagina creditorului , nov. 2026');
  expect(card).toContain('Nimeni nu ne plătește pentru loc.');
});

test('a price older than twelve months shows its year and asks to confirm it', async () => {
  const card = articleOf(await renderOffersPage('/offers/', [foreign]), 'strain');
  expect(card).toContain('preț din 2022');
  expect(card).toContain('întrebați cât cere azi');
});

test('a bank of another state is shown with its licence and authority, and never with the ceiling for IFNs', async () => {
  const card = textOf(
    articleOf(await renderOffersPage('/offers/?suma=2000&perioada=3', [foreign]), 'strain'),
  );
  expect(card).toContain(
    'Bancă din alt stat · instituție de credit din Malta, licența C 56251, supravegheată de MFSA',
  );
  expect(card).not.toMatch(/prin lege, cel mult|reper|3 820/);
});

test('a lender without a register number and without a price keeps its row, and no ceiling is claimed for it', async () => {
  const hora = newOffer({ id: '9', slug: 'hora', header: 'Hora', registers: null });
  const row = articleOf(await renderOffersPage('/offers/?suma=2000&perioada=3', [hora]), 'hora');
  expect(row).toContain('href="/transition/?oferta=9&amp;');
  expect(textOf(row)).not.toContain('prin lege, cel mult');
});

test.each([
  ['/offers/', 'that nobody names', { legalName: null, registers: null }],
  [
    '/offers2/',
    'that only the press names',
    { legalName: newIdentity('A IFN S.A.', { origin: 'other' as const }), registers: null },
  ],
  [
    '/offers3/',
    'of another state without its licence',
    { lenderKind: 'foreign-bank' as const, registers: null },
  ],
])('on %s a lender %s has no offer: not counted, not quoted, without a link', async (path, _, identity) => {
  const nameless = dailyOffer({ id: '9', slug: 'nimeni', header: 'Nimeni', ...identity });
  const html = await renderOffersPage(`${path}?suma=2000&perioada=3`, [silent, nameless]);
  expect(articleOf(html, 'nimeni')).toBe('');
  expect(html).not.toMatch(/oferta=9\b|3 760/);
  expect(html).toBe(
    await renderOffersPage(`${path}?suma=2000&perioada=3`, [silent, { ...nameless, isActive: false }]),
  );
});

test('the legal maximum stands above the lenders without a price, and their rows have no figure', async () => {
  const row = textOf(articleOf(await renderOffersPage('/offers/?suma=2000&perioada=3', [silent]), 'tacut'));
  const html = await renderOffersPage('/offers/?suma=2000&perioada=3', [silent]);
  expect(articleOf(html, 'tacut')).not.toContain('cost-bar');
  expect(textOf(html)).toContain('un IFN poate cere cel mult 1 820 de lei peste cei 2 000');
  expect(row).not.toMatch(/\d/);
});

test('in sourced mode no invented star, minute or percentage is shown', async () => {
  const claimed = dailyOffer({ field2: 'Răspuns în {time} minute', field4: 'Aprobare {val}%' });
  const text = textOf(await renderOffersPage('/offers/', [claimed], { country: { offerClaims: 'sourced' } }));
  expect(text).not.toMatch(/din 5|minute!?\s·|Răspuns în|Aprobare|DAE între 0%/);
});

test("in spec mode stars, minutes, percentages and the stated terms are the specification's", async () => {
  const claimed = dailyOffer({ field2: 'Răspuns în {time} minute', field4: 'Aprobare {val}%' });
  const text = textOf(await renderOffersPage('/offers/', [claimed], { country: { offerClaims: 'spec' } }));
  // random 0.5: 4.7 + floor(0.5 × 4) tenths; 3 + floor(0.5 × 8) minutes; position 0 is 97
  expect(text).toContain('4,9 din 5 · Răspuns în 7 minute · Aprobare 97%');
  expect(text).toContain(
    'Împrumuturi de până la 10 000 lei, primul cu 0% în prima lună, DAE între 0% și 36%, rambursare între 91 și ' +
      '365 de zile. Creditorii împrumută între 1 000 și 50 000 lei.',
  );
  expect(text).not.toContain('Limitele publicate');
});

test.each(['/offers/', '/offers2/', '/offers3/'])(
  'on %s an offer without its own texts shows the standard ones in spec mode and none in sourced mode',
  async (path) => {
    const spec = textOf(await renderOffersPage(path, [smile, silent], { country: { offerClaims: 'spec' } }));
    // random 0.5 gives 7 minutes and 4.9 stars; both first positions of {val} are 97
    expect(spec).toContain('4,9 din 5 · Răspuns în 7 minute · Șanse de aprobare: 97%');
    const sourced = textOf(
      await renderOffersPage(path, [smile, silent], { country: { offerClaims: 'sourced' } }),
    );
    expect(sourced).not.toMatch(/Răspuns în|Șanse de aprobare|din 5/);
  },
);

test('in sourced mode the ranges are those of the offers’ own figures', async () => {
  // Three months at 2% a month: (1 + 0,02)^12 − 1 = 26,8% a year; at 3% a month 42,6%.
  const dearer = [24, 36].map((yearlyRatePercent) =>
    inInstalments(`${yearlyRatePercent}`, yearlyRatePercent),
  );
  const html = await renderOffersPage('/offers/?suma=2000&perioada=3', [
    plainSmile,
    cheap,
    ...dearer,
    silent,
  ]);
  const text = textOf(html);
  expect(text).toContain(
    'Limitele publicate de creditorii din listă în ultimul an: sume între 200 și 20 000 de lei, perioade de cel mult 365 de zile.',
  );
  expect(text).toContain(
    'La cele 3 prețuri publicate care se pot compara, DAE este între 0,0% și 42,6% pentru această sumă',
  );
});

test('without published limits none are stated', async () => {
  const text = textOf(await renderOffersPage('/offers/', [silent]));
  expect(text).not.toMatch(/Limitele publicate|DAE este între/);
});

test('in spec mode the order is the feed’s, priced or not', async () => {
  const html = await renderOffersPage('/offers/', [smile, silent, cheap], {
    country: { offerClaims: 'spec' },
  });
  const places = ['ieftin', 'smile', 'tacut'].map((slug) => html.indexOf(`oferta-${slug}`));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('amounts above the small-credit ceilings show no bar', async () => {
  const large = newOffer({
    id: '7',
    slug: 'mare',
    price: { value: { kind: 'instalments', yearlyRatePercent: 12 }, source: newSource() },
    ...limits(50_000, 365),
  });
  const html = await renderOffersPage('/offers/?suma=30000&perioada=12', [large]);
  expect(articleOf(html, 'mare')).not.toContain('cost-bar');
  expect(articleOf(html, 'mare')).toContain('în 12 rate de');
});

test('interest-free days match their evidence: for everyone, for new clients, or contradicted', async () => {
  const evidence = readEvidence('content');
  const offers = withProducts((await findOffersFile('RO'))?.offers ?? [], evidence);
  const html = await renderOffersPage('/offers/?suma=2000&perioada=3', offers, { evidence });
  const textOfOffer = (slug: string) => textOf(articleOf(html, slug));
  expect(textOfOffer('smile-credit')).toContain('Pentru oricine: 0% în primele 3 zile.');
  expect(textOfOffer('12rate')).toContain('Sursa se contrazice: 0% în primele 3 zile.');
  expect(textOfOffer('hora-credit')).toContain('la primul credit, primele 7 zile cu 0%, cu condiții');
});

test('a line of credit shows in the list the effect of paying only its minimum on the requested amount', async () => {
  const evidence = readEvidence('content');
  const file = await findOffersFile('RO');
  const offers = withProducts(file?.offers ?? [], evidence);
  const cardOf = async (address: string, slug: string) =>
    articleOf(await renderOffersPage(address, offers, { evidence }), slug);

  // 14% of the debt, at 146,8% a year, as computed for the lender's page (line-minimum.test.ts).
  const ferratum = await cardOf('/offers/?suma=2000&perioada=3', 'ferratum');
  expect(textOf(ferratum)).toContain('Dacă plătiți numai minimul: 8 247,75 lei , în 65 de luni');
  expect(textOf(ferratum)).toContain('prima plată este de 314,25 lei, iar datoria scade cu 69,58 lei');
  expect(ferratum).toContain('href="/credit-nevoi-personale/ferratum/#minim"');
  // 1 000 lei cost 122,33 lei of interest in the first month; 14% of 1 122,33 are 157,13.
  expect(textOf(await cardOf('/offers/?suma=1000&perioada=3', 'ferratum'))).toContain(
    'prima plată este de 157,13 lei, iar datoria scade cu 34,80 lei',
  );
  // One has a known rule without a price, the other neither.
  expect(textOf(await cardOf('/offers/?suma=2000&perioada=3', 'viva-credit'))).toContain(
    'pe lună, cel puțin dobânda și 10% din suma folosită',
  );
  expect(await cardOf('/offers/?suma=2000&perioada=3', 'smile-credit')).not.toContain('minim');
});
