import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { load } from 'js-yaml';
import { romania } from '#domain/countries/romania.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { fromLei } from '#domain/money/bani.ts';
import { writeLoanQuery } from '#domain/offers/loan-query.ts';
import type { LoanRequest } from '#domain/offers/loan-request.ts';
import { type EvidenceState, offerEvidence } from '#domain/evidence/offer-evidence.ts';
import { newOffer, newSource } from '#tests/factories/new-offer.ts';
import type { Price } from '#domain/offers/offer.ts';
import type { PurposeTexts } from '#app/shared/loan-request/loan-fields.tsx';
import { HomeHero } from './home-hero.tsx';
import type { HeroOffer } from './hero-offer.ts';
import type { HomeTexts } from '#domain/content/home-schema.ts';

const texts = load(readFileSync('content/pages/home.yml', 'utf8')) as HomeTexts;
const { purposes: purposeTexts } = load(readFileSync('content/pages/offers.yml', 'utf8')) as {
  purposes: PurposeTexts;
};
const rulePack = rulePackInForce(romania.rulePacks, '2026-11-21');
const twoThousand: LoanRequest = {
  principal: fromLei(2_000),
  term: { count: 30, unit: 'days' },
  purpose: 'medical',
};

function lender(
  header: string,
  price: Price | null,
  evidence: EvidenceState = price ? 'current' : 'none',
  lends: Partial<Pick<HeroOffer, 'lenderKind'>> = {},
): HeroOffer {
  const source = newSource({ date: evidence === 'to-confirm' ? '2022' : null });
  const known = newOffer({
    amount: { value: { min: null, max: fromLei(50_000) }, source },
    term: { value: { minDays: null, maxDays: 365 }, source },
    price: price && { value: price, source },
  });
  return {
    slug: header.toLowerCase(),
    header,
    lenderKind: 'ifn',
    isActive: true,
    evidence: offerEvidence(known, '2026-11-21'),
    firstLoan: null,
    priceSource: price && { text: `${header}: pagina creditorului, noiembrie 2026`, url: null },
    priceAge: evidence === 'to-confirm' ? 'preț din 2022' : null,
    ...lends,
  };
}

const daily = (ratePercentPerDay: number): Price => ({ kind: 'daily', ratePercentPerDay, freeDays: 0 });

function hero(offers: HeroOffer[], initial: LoanRequest = twoThousand, isOutage = false) {
  const html = renderToStaticMarkup(
    <HomeHero
      texts={texts.hero}
      purposeTexts={purposeTexts}
      offers={offers}
      isOutage={isOutage}
      limits={romania.limits}
      rulePack={rulePack}
      search={writeLoanQuery({ request: initial })}
      mailing={false}
    />,
  );
  return html.replaceAll('\u00a0', ' ').replaceAll('&nbsp;', ' ');
}

const text = (html: string) => html.replaceAll(/<[^>]+>/g, '');

test('the question names the sum, with "de"', () => {
  expect(hero([])).toContain('Cât vă costă, de fapt, 2 000 de lei?</h1>');
});

test('without a script it is a GET form to the offers, with what the address said filled in', () => {
  const html = hero([]);
  expect(html).toMatch(/<form[^>]*action="\/offers\/" method="get"/);
  expect(html).toMatch(/name="suma"[^>]*value="2 000"/);
  expect(html).toMatch(/name="perioada"[^>]*value="30"/);
  expect(html).toMatch(/name="unitate"[^>]*checked=""[^>]*value="zile"/);
  expect(html).toMatch(/<option value="medical" selected="">/);
});

test('three prices that compare are a range of costs beside the legal maximum', () => {
  const said = text(
    hero([
      lender('Unu', daily(1)),
      lender('Doi', daily(0.5)),
      lender('Trei', daily(0.75)),
      lender('Patru', null),
    ]),
  );
  expect(said).toContain(
    'Pe 30 de zile, această sumă vă costă între 300 de lei și 600 de lei, după creditor.',
  );
  expect(said).toContain('peste sumă, cel mult 600 de lei.');
  expect(said).toContain('La un alt creditor nu am găsit prețul.');
});

test('two prices are too few for a range: each is shown, none is called the least', () => {
  const html = hero([lender('Unu', daily(1)), lender('Doi', daily(0.5))]);
  expect(text(html)).toContain(
    'Pentru 30 de zile am găsit prețul numai la câțiva creditori. Îi vedeți mai jos, pe rând.',
  );
  expect(text(html)).not.toContain('între');
  const listing = html.slice(html.indexOf('class="listing"'), html.indexOf('</ol>'));
  expect(listing.match(/class="cost-mark"/g)).toHaveLength(2);
});

test('above the fields stands what the first price of today costs, else the most the law allows, else that there is none', () => {
  const strip = (offers: HeroOffer[], lei = 2_000) => {
    const html = hero(offers, { ...twoThousand, principal: fromLei(lei) });
    return html.slice(html.indexOf('class="in-sight-cost"'), html.indexOf('<form'));
  };
  const priced = strip([lender('Unu', daily(0.5)), lender('Vechi', daily(0.1), 'to-confirm')]);
  expect(text(priced)).toContain('Unu: dați înapoi 2 300 lei, cost 300 lei');
  expect(priced).toContain('cost-bar');
  // Legea 243/2024: 1% a day of 2 000 lei over 30 days.
  expect(text(strip([lender('Vechi', daily(0.1), 'to-confirm')]))).toContain(
    'un IFN vă poate cere înapoi cel mult 2 600 lei',
  );
  const bank = strip([lender('Unu', daily(0.5), 'current', { lenderKind: 'foreign-bank' })]);
  expect(text(bank)).toContain('Unu: dați înapoi 2 300 lei');
  expect(bank).not.toContain('cost-bar');
  expect(text(strip([lender('Unu', null)], 30_000))).toContain('La această sumă nu avem un preț de arătat.');
});

test('one price is said to be the only one found, with its lender and its example', () => {
  const said = text(hero([lender('Unu', daily(0.5)), lender('Doi', null), lender('Trei', null)]));
  expect(said).toContain(
    'Singurul preț publicat pe care l-am găsit pentru 30 de zile este la Unu: această sumă vă costă 300 de lei.',
  );
  expect(said).toContain('Exemplu reprezentativ, Unu: 2 000 de lei pe 30 de zile');
  expect(said).toContain('La alți 2 creditori nu am găsit prețul.');
});

test('the lenders without a price get no ceiling together: of some, no register number is known', () => {
  const html = hero([lender('Unu', daily(0.5)), lender('Doi', null), lender('Trei', null)]);
  const row = html.slice(html.indexOf('listing-rest'));
  expect(text(row.slice(0, row.indexOf('</ol>')))).toMatch(/alți 2 creditori, cost necunoscut/);
  expect(text(row.slice(0, row.indexOf('</ol>')))).not.toMatch(/cel mult|lei/);
});

test('the price of a bank of another state is drawn against no ceiling of IFNs', () => {
  const listing = (html: string) => html.slice(html.indexOf('class="listing"'), html.indexOf('</ol>'));
  expect(listing(hero([lender('Unu', daily(0.5))]))).toContain('cost-bar');
  const bank = hero([lender('Unu', daily(0.5), 'current', { lenderKind: 'foreign-bank' })]);
  expect(listing(bank)).not.toContain('cost-bar');
  expect(text(bank)).toContain('Unu este o bancă din alt stat');
});

test('an old price is shown with its year below, and feeds no sentence and no bar', () => {
  const html = hero([lender('Unu', daily(0.5)), lender('Vechi', daily(0.1), 'to-confirm')]);
  expect(text(html)).toContain('este la Unu: această sumă vă costă 300 de lei.');
  expect(text(html).indexOf('Unu')).toBeLessThan(text(html).indexOf('Vechi'));
  expect(html).toContain('preț din 2022');

  const onlyOld = text(hero([lender('Vechi', daily(0.1), 'to-confirm')]));
  expect(onlyOld).toContain('nu am găsit niciun preț publicat acum');
  expect(onlyOld).not.toContain('Exemplu reprezentativ');
});

test('for months a price of one payment says so beside it', () => {
  const months: LoanRequest = { ...twoThousand, term: { count: 3, unit: 'months' } };
  const html = hero([lender('Unu', daily(1))], months);
  expect(html).toContain('o singură plată</span>');
  expect(text(html)).toContain('Unu. Aici dați totul înapoi o singură dată, la sfârșit');
});

test('no sourced price leaves the legal maximum and no invented cost', () => {
  const html = hero([lender('Unu', null)]);
  expect(text(html)).toContain('nu am găsit niciun preț publicat acum');
  expect(html).not.toContain('class="cost-mark"');
  expect(html).not.toContain('class="cost"');
});

test('above the small-credit ceilings there is no bar, and the DAE limit is named', () => {
  const large: LoanRequest = { ...twoThousand, principal: fromLei(30_000) };
  const html = hero([lender('Unu', null)], large);
  expect(html).not.toContain('class="cost-bar');
  expect(text(html)).toContain('legea îi limitează DAE la 34,5% (la dobânda BNR din 15.05.2026)');
});

test('offers that can not be read are a failure of ours; to have none is none, and no price was looked for in vain', () => {
  const failed = text(hero([], twoThousand, true));
  expect(failed).toContain('Problema este la noi');
  expect(failed).not.toContain('nu am găsit niciun preț');
  const none = text(hero([]));
  expect(none).not.toContain('Problema este la noi');
  expect(none).toContain('nu am găsit niciun preț publicat acum');
});
