import { expect, test } from 'vitest';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { roadsContent, siteRates } from '#tests/factories/roads-content.ts';
import { answerRoads } from './roads-answer.ts';

const { roads: texts } = roadsContent;
const pack = rulePackInForce(romanianRulePacks, '2026-11-23');

/** Draws 1 500 lei over 30 days, with an offer of this cost among the roads. */
const pictureWith = (lei: number, more: { isLeast?: boolean; payments?: number | null } = {}) =>
  answerRoads(
    { texts, rates: siteRates, offers: [], isOutage: true },
    {
      request: { principal: fromLei(1_500), term: { count: 30, unit: 'days' }, purpose: null },
      offered: null,
      checked: { cost: fromLei(lei), isLeast: false, payments: 1, ...more },
      pack,
      page: null,
    },
  ).picture;
const checkedIn = (picture: ReturnType<typeof pictureWith>) =>
  picture.roads.find(({ kind }) => kind === 'checked');

test('a checked offer stands among the roads by its cost, on their scale', () => {
  const picture = pictureWith(300);
  expect(checkedIn(picture)).toMatchObject({
    says: 'Dați înapoi 1\u00a0800\u00a0de\u00a0lei în 30\u00a0de\u00a0zile, cu o singură plată.',
    figure: '300\u00a0lei',
    bar: { look: 'typed', low: 30_000, high: 30_000 },
  });
  // 1 500 × 1% × 30 days is the legal maximum; a lower cost stands before it.
  expect(picture.scale).toBe(45_000);
  expect(picture.roads.map(({ kind }) => kind).indexOf('checked')).toBeLessThan(
    picture.roads.map(({ kind }) => kind).indexOf('legal-maximum'),
  );
});

test('an offer above the ceiling sets the scale, so that the ceiling ends before it', () => {
  const picture = pictureWith(615);
  expect(picture.scale).toBe(61_500);
  expect(picture.edge).toBe('615\u00a0lei');
  expect(picture.roads.map(({ kind }) => kind).slice(-3)).toContain('checked');
});

test('names are not linked if the address would reveal private figures', () => {
  expect(pictureWith(615).roads.map(({ href }) => href)).toEqual(pictureWith(615).roads.map(() => null));
});

test('an optional insurance, and unknown payments, are mentioned', () => {
  const road = checkedIn(pictureWith(300, { isLeast: true, payments: 3 }));
  expect(road?.figure).toBe('cel puțin 300\u00a0lei');
  expect(road?.says).toMatch(/prin 3\u00a0plăți; asigurarea poate veni în plus\.$/);
  expect(checkedIn(pictureWith(300, { payments: null }))?.says).toMatch(/30\u00a0de\u00a0zile\.$/);
});
