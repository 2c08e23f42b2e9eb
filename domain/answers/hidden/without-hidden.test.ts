import { expect, test } from 'vitest';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { createRateBook } from '#domain/tools/rates/rate-book.ts';
import { dailyOffer, newOffer } from '#tests/factories/new-offer.ts';
import { hiddenThings, type HiddenKind } from './hidden-things.ts';
import {
  isHiddenEvidence,
  isHiddenText,
  withoutHiddenOffers,
  withoutHiddenRates,
  withoutHiddenReviews,
  withoutHiddenRules,
} from './without-hidden.ts';

const hidden = (kind: HiddenKind, id: string) => hiddenThings([{ kind, id }]);
const nowhere = () => false;

test('offers of a hidden lender are removed, those of others unchanged', () => {
  const [own, other] = [newOffer({ id: '1' }), newOffer({ id: '2' })];
  expect(withoutHiddenOffers([own, other], hidden('lender', own.slug), nowhere)).toEqual([other]);
});

test('a hidden price is unknown, with the first loan and the example that state it; the amount stays', () => {
  const offer = dailyOffer({ id: '1' });
  const [shown] = withoutHiddenOffers([offer], hidden('figure', 'oferta/creditor-1/price'), nowhere);
  expect(shown).toEqual({ ...offer, price: null, firstLoan: null, example: null });
});

test("a figure of one offer does not hide another's, and hidden conditions are empty", () => {
  const offer = dailyOffer({ id: '1' });
  expect(withoutHiddenOffers([offer], hidden('figure', 'oferta/creditor-11/price'), nowhere)).toEqual([
    offer,
  ]);
  const [shown] = withoutHiddenOffers([offer], hidden('figure', 'oferta/creditor-1/conditions'), nowhere);
  expect(shown).toEqual({ ...offer, conditions: [] });
});

test('an offer links to no hidden page', () => {
  const offer = newOffer();
  const [shown] = withoutHiddenOffers([offer], hiddenThings([]), (path) => path === offer.lenderLink);
  expect(shown).toEqual({ ...offer, lenderLink: null });
});

const text = { type: 'blog', slug: 'ghid', leansOn: ['indatorare' as const] };
test.each<[HiddenKind, string, boolean]>([
  ['text', 'ghid', true],
  ['page', '/ghid/', true],
  ['figure', 'lege/indatorare', true],
  ['figure', 'lege/dae', false],
  // Only the page of the lender itself hides with its lender.
  ['lender', 'ghid', false],
])('with the %s %s hidden, a guide that leans on it is hidden: %s', (kind, id, isHidden) => {
  expect(isHiddenText(text, '/ghid/', hidden(kind, id))).toBe(isHidden);
});

test('opinions on a hidden lender are hidden, and those on a hidden page', () => {
  const reviews = [{ lenderSlug: 'unu' }, { lenderSlug: 'doi' }, { lenderSlug: 'trei' }];
  const isGone = (path: string) => path === '/credit-nevoi-personale/doi/';
  expect(withoutHiddenReviews(reviews, hidden('lender', 'unu'), isGone)).toEqual([{ lenderSlug: 'trei' }]);
});

test('a hidden currency has no series and is missing from every bank; a hidden bank has no rates', () => {
  const rate = { provider: 'bnr' as const, day: '2026-11-20', value: '5.0900', multiplier: 1 };
  const ofBank = { day: '2026-11-20', multiplier: 1, buy: '5.0', sell: '5.2' };
  const book = createRateBook(
    [
      { ...rate, currency: 'EUR' },
      { ...rate, currency: 'USD' },
    ],
    [
      { ...ofBank, bank: 'bcr', currency: 'EUR' },
      { ...ofBank, bank: 'bcr', currency: 'USD' },
      { ...ofBank, bank: 'brd', currency: 'USD' },
    ],
  );
  const euro = withoutHiddenRates(book, hidden('figure', 'curs/EUR'));
  expect([...euro.series.keys()]).toEqual(['USD']);
  expect(euro.bankRates.map(({ bank, currency }) => `${bank} ${currency}`)).toEqual(['bcr USD', 'brd USD']);
  const bank = withoutHiddenRates(book, hidden('figure', 'banca/bcr'));
  expect(bank.bankRates.map(({ bank: own }) => own)).toEqual(['brd']);
  expect(withoutHiddenRates(book, hidden('figure', 'curs/GBP'))).toBe(book);
});

test('hidden ceilings go with their scope and the name of their law, so that they do not look nonexistent', () => {
  const packs = withoutHiddenRules(romanianRulePacks, hidden('figure', 'lege/plafoane'));
  for (const pack of packs)
    expect(pack).toMatchObject({
      dailyCaps: null,
      generalAprCapPercent: null,
      mortgageAprCapPercent: null,
      lendingFacilityPercent: null,
      capScope: null,
      capLawName: null,
      incomeSharePercent: { value: 40 },
    });
  expect(withoutHiddenRules(romanianRulePacks, hidden('figure', 'lege/retragere')).at(-1)).toMatchObject({
    withdrawalDays: null,
    dailyCaps: expect.anything(),
  });
});

test('evidence is hidden with its lender, and with any figure of its offer', () => {
  const out = (...thing: Parameters<typeof hidden>) =>
    ['unu', 'doi'].filter((slug) => isHiddenEvidence(slug, hidden(...thing)));
  expect(out('lender', 'unu')).toEqual(['unu']);
  expect(out('figure', 'oferta/doi/price')).toEqual(['doi']);
});

test('an offer with a hidden figure has no products, which repeat it', () => {
  const offer = { ...dailyOffer({ id: '1' }), products: [] };
  const [shown] = withoutHiddenOffers([offer], hidden('figure', 'oferta/creditor-1/amount'), nowhere);
  expect(shown).not.toHaveProperty('products');
});
