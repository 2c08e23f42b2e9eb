import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ClickWord } from './click-word.ts';
import { type CountedClick, type PartnerClick, sayClickWords } from './say-click-words.ts';

const start = Date.parse('2026-12-01T10:00:00Z');
const hours = (count: number) => new Date(start + count * 3_600_000);

function newPartnerClick(overrides: Partial<PartnerClick> = {}): PartnerClick {
  return {
    id: 'a',
    clickedAt: hours(0),
    offerId: '101',
    clientId: 'client',
    isProgram: false,
    partner: { id: 'p', isApproved: true },
    isOfferPaused: false,
    termsId: 7,
    ...overrides,
  };
}

const saidOf = (clicks: PartnerClick[], earlier: CountedClick[] = []) => [
  ...sayClickWords(clicks, earlier).values(),
];

test.each<[ClickWord, Partial<PartnerClick>]>([
  ['counted', {}],
  ['unknown-pid', { partner: null, isProgram: true }],
  ['program', { isProgram: true, termsId: null }],
  ['partner-paused', { partner: { id: 'p', isApproved: false }, isOfferPaused: true }],
  ['offer-paused', { isOfferPaused: true, termsId: null }],
  ['no-terms', { termsId: null }],
])('the outcome „%s” follows from %j', (word, overrides) => {
  expect(saidOf([newPartnerClick(overrides)])).toEqual([word]);
});

test('the same visitor counts once in 24 hours for one offer and one partner; without consent each click counts', () => {
  const click = (id: string, hour: number, overrides: Partial<PartnerClick> = {}) =>
    newPartnerClick({ id, clickedAt: hours(hour), ...overrides });
  expect(
    saidOf([
      click('1', 0),
      click('2', 23.9),
      click('3', 24),
      click('4', 25, { offerId: '102' }),
      click('5', 25, { partner: { id: 'q', isApproved: true } }),
      click('6', 25, { clientId: null }),
      click('7', 25, { clientId: null }),
      // stored last, after an outage: 3 counts already
      click('8', 1),
    ]),
  ).toEqual(['counted', 'repeated', 'counted', 'counted', 'counted', 'counted', 'counted', 'repeated']);
});

/** The rule once more, by looking at all clicks before for each click. */
function oracle(clicks: readonly PartnerClick[]): ClickWord[] {
  const said: ClickWord[] = [];
  clicks.forEach((click, index) => {
    const isSame = (other: PartnerClick, at: number) =>
      at < index &&
      said[at] === 'counted' &&
      click.clientId !== null &&
      other.clientId === click.clientId &&
      other.offerId === click.offerId &&
      other.partner?.id === click.partner?.id &&
      other.clickedAt.getTime() > click.clickedAt.getTime() - 86_400_000 &&
      other.clickedAt.getTime() < click.clickedAt.getTime() + 86_400_000;
    const reasons: [boolean, ClickWord][] = [
      [click.partner === null, 'unknown-pid'],
      [click.isProgram, 'program'],
      [click.partner?.isApproved === false, 'partner-paused'],
      [click.isOfferPaused, 'offer-paused'],
      [click.termsId === null, 'no-terms'],
      [clicks.some(isSame), 'repeated'],
    ];
    said.push(reasons.find(([holds]) => holds)?.[1] ?? 'counted');
  });
  return said;
}

const rarely = fc.constantFrom(false, false, false, false, true);
const anyClicks = fc
  .array(
    fc.record({
      clickedAt: fc.integer({ min: 0, max: 96 }).map((half) => hours(half / 2)),
      offerId: fc.constantFrom('101', '102'),
      clientId: fc.constantFrom('one', 'two', null),
      isProgram: rarely,
      isOfferPaused: rarely,
      partner: fc.constantFrom(
        null,
        { id: 'p', isApproved: true },
        { id: 'p', isApproved: true },
        {
          id: 'q',
          isApproved: true,
        },
        { id: 'r', isApproved: false },
      ),
      termsId: fc.constantFrom(null, 7, 7, 8),
    }),
    { maxLength: 40 },
  )
  .map((clicks) => clicks.map((click, index) => ({ ...click, id: String(index) })));

test('words equal those of an independent recount', () => {
  fc.assert(
    fc.property(anyClicks, (clicks) => {
      expect(saidOf(clicks)).toEqual(oracle(clicks));
    }),
  );
});

test('outcomes decided in batches, as the clicks are stored, equal those of one run over all of them', () => {
  fc.assert(
    fc.property(anyClicks, fc.nat(40), (clicks, at) => {
      const first = saidOf(clicks.slice(0, at));
      const earlier = clicks
        .slice(0, at)
        .flatMap(({ partner, offerId, clientId, clickedAt }, index) =>
          first[index] === 'counted' && partner && clientId !== null
            ? [{ partnerId: partner.id, offerId, clientId, clickedAt }]
            : [],
        );
      expect([...first, ...saidOf(clicks.slice(at), earlier)]).toEqual(saidOf(clicks));
    }),
  );
});
