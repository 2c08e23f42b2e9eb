import { expect, test } from 'vitest';
import type { Offer } from '#domain/offers/offer.ts';
import { newIdentity } from '#tests/factories/new-offer.ts';
import { lenderPage, reviewedOffers, section } from '#tests/factories/rendered-lender.tsx';

const offers = await reviewedOffers();

test('a lender with a price: the cost of the amount, over time, and the link to it', async () => {
  const html = await lenderPage('smile-credit', { search: '?suma=500&perioada=15&unitate=zile' });
  expect(html).toContain(
    '<h1>Smile Credit: 2 000 de lei costă 80 de lei pe o săptămână, 1 760 de lei pe trei luni</h1>',
  );
  expect(html).toContain('href="/transition/?oferta=102&amp;suma=500&amp;perioada=15&amp;unitate=zile"');
  expect(html).toContain('rel="nofollow"');
  expect(html).toContain('Atenție! Banii împrumutați costă bani.');
  // The lender's own example: 500 lei for 15 days cost 60 lei; DAE (560/500)^(365/15) − 1.
  const offer = section(html, 'oferta');
  expect(offer).toContain('560 lei');
  expect(offer).toContain('1 476%');
  expect(offer).toMatch(
    /Surse: <span><a href="https:\/\/www\.smilecredit\.ro[^>]*>smilecredit\.ro<\/a>, nov\. 2026/,
  );
  // The same amount for longer: 3 free days of 7, 4 days of 5 lei.
  expect(offer).toMatch(/7 zile<\/span>.*?20 lei/);
});

test('a lender without a price: only the legal maximum, and no cost of its own', async () => {
  const html = await lenderPage('ocean-credit', { search: '?suma=2000&perioada=3' });
  const offer = section(html, 'oferta');
  expect(offer).toContain('La 2 000 de lei pe 3 luni, prin lege, cel mult <b>1 820 lei</b> peste sumă.');
  expect(offer).not.toContain('cost-mark');
  expect(html).toContain('Nu avem prețul de azi');
  expect(offer).not.toMatch(/cost-days|DAE/);
});

test('a bank of another state: its licence and authority, and no ceiling for IFNs', async () => {
  const html = await lenderPage('ferratum');
  const identity = section(html, 'creditor');
  expect(identity).toContain('licența C 56251, supravegheată de MFSA');
  expect(identity).toContain('https://ro.scribd.com/document/683763916/Termeni-Si-Conditii');
  expect(html).toContain('Bancă din alt stat · linie de credit');
  const offer = section(html, 'oferta');
  expect(html).not.toMatch(/prin lege, cel mult|reper|cost-bar-end/);
  expect(offer).toContain('Preț din 2022. Întrebați cât cere azi.');
  expect(offer).toContain('Calculat pentru cine ia banii o dată și îi dă înapoi la timp.');
  // An old price is explained, but is neither a representative example nor part of a warning.
  expect(offer).toContain('Calcul cu un preț vechi, Ferratum: 2 000 de lei pe 3 luni');
  expect(html).not.toContain('Exemplu reprezentativ, Ferratum');
  expect(offer).toContain('cost-mark-old');
  expect(section(html, 'intarziere')).toContain(
    'limitează penalizările IFN-urilor, nu și pe ale băncilor (art. 1)',
  );
});

test('no cost is stated beyond the limit of the only form available', async () => {
  const html = await lenderPage('ferratum', { search: '?suma=10000&perioada=12' });
  const offer = section(html, 'oferta');
  expect(offer).not.toContain('cost-mark');
  expect(offer).toContain('5 000 de lei');
  expect(offer).not.toContain('cost-days');
});

test.each(['hora-credit', 'credit-fix', 'extra-simplu'])(
  '%s, whose register number we did not find, can be reached, and no ceiling is claimed for it',
  async (slug) => {
    const html = await lenderPage(slug);
    expect(html).toContain('href="/transition/?oferta=');
    expect(section(html, 'oferta')).toContain('Fără numărul din registrele BNR');
    expect(section(html, 'creditor')).toContain('Căutați firma în registrele BNR înainte să trimiteți acte.');
    expect(section(html, 'oferta')).not.toContain('prin lege, cel mult');
    expect(html).not.toContain('cost-days');
    expect(section(html, 'intarziere')).toContain('Dacă firma este un IFN înscris la BNR');
  },
);

const fallback =
  /<h2[^>]*>Oferta acestui creditor nu este momentan disponibilă pe site-ul nostru\.<\/h2><p[^>]*>Găsiți împrumutul în doar 5 minute!<\/p><p><a href="\/"[^>]*>Găsiți un împrumut<\/a><\/p>/;

test.each([
  ['is not active', 'credit7', {}],
  ['is not in the lead feed', 'smile-credit', { activeIds: ['101'] }],
  ['can not be read', 'smile-credit', { offers: [] }],
])('an offer that %s shows the three texts of the specification and no price', async (_, slug, options) => {
  const html = await lenderPage(slug, options);
  expect(section(html, 'oferta')).toMatch(fallback);
  expect(html).not.toContain('/transition/');
  expect(html).not.toContain('Comparați cu alte oferte');
});

test.each<[string, Partial<Offer>]>([
  ['nobody names', { legalName: null, registers: null }],
  [
    'only the press names',
    {
      legalName: newIdentity('A IFN S.A.', { origin: 'other' }),
      registers: newIdentity(['RG-PJR-41-110300'], { origin: 'other' }),
    },
  ],
])('a lender %s has no offer, no link and no name on its page', async (_, identity) => {
  const nameless = offers.map((offer) => (offer.slug === 'ocean-credit' ? { ...offer, ...identity } : offer));
  const html = await lenderPage('ocean-credit', { offers: nameless });
  expect(section(html, 'oferta')).toMatch(fallback);
  expect(html).not.toContain('/transition/');
  expect(section(html, 'creditor')).not.toMatch(/A IFN S\.A\.|RG-PJR/);
});

test('while the offers cannot be read, no fact is reported as missing', async () => {
  const html = await lenderPage('smile-credit', { offers: [] });
  expect(section(html, 'creditor')).not.toContain('Nu avem');
  expect(html).not.toContain('fără firmă confirmată');
  expect(html).not.toContain('id="conditii"');
});

test('an amount or term outside the offer is explained, and the link to other offers stays', async () => {
  const html = await lenderPage('smile-credit', { search: '?suma=9000&perioada=3' });
  expect(section(html, 'oferta')).toContain('Dă cel mult 5 000 de lei.');
  expect(html).not.toContain('dacă îi țineți mai mult');
  expect(html).toContain('href="/offers/?suma=9000&amp;perioada=3"');
});

test('an unreadable value is explained beside its field and kept in it', async () => {
  const html = await lenderPage('smile-credit', { search: '?suma=multi&perioada=3' });
  expect(html).toContain('<title>Eroare: Smile Credit');
  expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*id="suma"[^>]*value="multi"/);
  expect(html).toContain('href="#suma"');
  // No figure of another loan is shown beside the error.
  expect(section(html, 'oferta')).not.toMatch(/2 000 (de )?lei|Dați înapoi|DAE/);
  expect(html).not.toContain('DAE este');
});
