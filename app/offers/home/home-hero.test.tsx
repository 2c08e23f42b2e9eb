import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { load } from 'js-yaml';
import { romania } from '#domain/law/countries/romania.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { writeLoanQuery } from '#domain/offers/loan-query.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import { type EvidenceState, offerEvidence } from '#domain/offers/offer-evidence.ts';
import { newOffer, newSource } from '#tests/factories/new-offer.ts';
import type { Price } from '#domain/offers/offer.ts';
import { HomeHero } from './home-hero.tsx';
import type { HeroOffer } from './hero-offer.ts';
import type { HomeTexts } from '#domain/texts/schemas/home-schema.ts';

const texts = load(readFileSync('content/pages/home.yml', 'utf8')) as HomeTexts;
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
    header,
    lenderKind: 'ifn',
    isActive: true,
    evidence: offerEvidence(known, '2026-11-21'),
    firstLoan: null,
    ...lends,
  };
}

const daily = (ratePercentPerDay: number): Price => ({ kind: 'daily', ratePercentPerDay, freeDays: 0 });

function hero(offers: HeroOffer[], initial: LoanRequest = twoThousand, isOutage = false) {
  const html = renderToStaticMarkup(
    <HomeHero
      texts={texts.hero}
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

test('the heading asks with the amount, with "de", and answers: nothing, or at most the legal maximum for an IFN', () => {
  // Legea 243/2024: 1% a day of 2 000 lei over 30 days.
  expect(text(hero([]))).toContain(
    'Cât vă costă, de fapt, 2 000 de lei? 0 lei dacă puteți aștepta, cel mult 600 de lei la un IFN.',
  );
  const large = { ...twoThousand, principal: fromLei(30_000) };
  expect(text(hero([], large))).toContain('30 000 de lei? 0 lei dacă puteți aștepta. Altfel, întâi banca.');
});

test('without scripts it is a GET form to the offers, filled with the values of the address', () => {
  const html = hero([]);
  expect(html).toMatch(/<form[^>]*action="\/offers\/" method="get"/);
  expect(html).toMatch(/name="suma"[^>]*value="2 000"/);
  expect(html).toMatch(/name="perioada"[^>]*value="30"/);
  expect(html).toMatch(/<option value="zile" selected="">/);
  expect(html).toContain('<input type="hidden" name="scop" value="medical"/>');
});

test('the first current price is shown with its repayment, its cost and the legal maximum', () => {
  const offers = [lender('Unu', daily(0.5)), lender('Vechi', daily(0.1), 'to-confirm'), lender('Doi', null)];
  const said = text(hero(offers));
  expect(said).toContain('Unu, tot la sfârșitînapoi 2 300 lei');
  expect(said).toContain('cost 300 leiprin lege, cel mult 2 600 lei');
  expect(said).not.toContain('Vechi');
});

test('the price of a bank of another state is not compared with the ceiling for IFNs', () => {
  expect(hero([lender('Unu', daily(0.5))])).toContain('class="cost-bar');
  const bank = hero([lender('Unu', daily(0.5), 'current', { lenderKind: 'foreign-bank' })]);
  expect(text(bank)).toContain('înapoi 2 300 lei');
  expect(bank).not.toContain('class="cost-bar');
  expect(text(bank)).not.toContain('prin lege');
});

test('without a current price the legal maximum is shown, and no invented cost', () => {
  for (const offers of [[lender('Unu', null)], [lender('Vechi', daily(0.1), 'to-confirm')]]) {
    const html = hero(offers);
    expect(text(html)).toContain('Un IFN, prin legeînapoi cel mult 2 600 lei');
    expect(text(html)).toContain('Online nu avem un preț de azi.');
    expect(html).not.toMatch(/class="cost(-mark)?"/);
  }
});

test('above the small-credit ceilings there is no bar', () => {
  const large: LoanRequest = { ...twoThousand, principal: fromLei(30_000) };
  const html = hero([lender('Unu', null)], large);
  expect(html).not.toContain('class="cost-bar');
  expect(text(html)).toContain('Banca și celelalte drumuri sunt mai jos.');
});

test('unreadable offers are reported as our failure; an empty list is reported as empty', () => {
  const failed = text(hero([], twoThousand, true));
  expect(failed).toContain('Problema este la noi');
  expect(failed).not.toContain('nu avem un preț de azi');
  expect(text(hero([]))).not.toContain('Problema este la noi');
});
