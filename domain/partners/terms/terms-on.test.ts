import { expect, test } from 'vitest';
import type { OfferTerms } from './offer-terms.ts';
import { offerTermsProblems } from './offer-terms-problems.ts';
import type { PartnerTerms } from './partner-terms.ts';
import { partnerTermsProblems } from './partner-terms-problems.ts';
import { termsOfEntries } from './terms-of-entries.ts';
import { termsOn } from './terms-on.ts';

const offerTerms: OfferTerms = {
  id: 1,
  offerId: '102',
  payerId: 'viva',
  paysFor: 'loan',
  from: '2026-12-01',
  until: '2026-12-31',
};
const partnerTerms: PartnerTerms = {
  id: 2,
  partnerId: 'p-1',
  offers: null,
  share: { kind: 'percent', hundredths: 2_500 },
  monthlyLimitBani: null,
  holdDays: 30,
  payoutThresholdBani: 10_000,
  from: '2026-12-10',
  until: null,
};
const asked = { partnerId: 'p-1', offerId: '102', day: '2026-12-10' };

test.each([
  ['on their first day', {}, 2],
  ['the day before', { day: '2026-12-09' }, undefined],
  ['on the last day on which somebody pays us', { day: '2026-12-31' }, 2],
  ['the day after it', { day: '2027-01-01' }, undefined],
  ['for another offer, for which nobody pays', { offerId: '7' }, undefined],
  ['for another partner', { partnerId: 'p-2' }, undefined],
])('a partner is paid by its terms: %s', (_when, change, id) => {
  const book = { offerTerms: [offerTerms], partnerTerms: [partnerTerms] };
  expect(termsOn(book, { ...asked, ...change })?.id).toBe(id);
});

test('terms end on the decided day, and stay in force for earlier days', () => {
  const { id: _id, ...begins } = partnerTerms;
  const decided = termsOfEntries<PartnerTerms>([
    { id: 2, subject: 'p-1', begins },
    { id: 3, subject: 'p-1', ends: { id: 2, until: '2026-12-20' } },
    { id: 4, subject: 'p-1', ends: { id: 2, until: '2026-12-15' } },
  ]);
  expect(decided).toEqual([{ ...partnerTerms, until: '2026-12-15' }]);
  const book = { offerTerms: [offerTerms], partnerTerms: decided };
  expect(termsOn(book, { ...asked, day: '2026-12-15' })?.id).toBe(2);
  expect(termsOn(book, { ...asked, day: '2026-12-16' })).toBeUndefined();
});

const { id: _offer, ...begins } = offerTerms;
const known = {
  today: '2026-11-27',
  offers: new Map([
    ['102', 'Smile'],
    ['7', 'Viva'],
  ]),
  payers: new Set(['viva']),
  offerTerms: [offerTerms],
};
const later = { ...begins, from: '2027-01-01', until: null };
const fieldsOf = (problems: { field: string }[]) => problems.map(({ field }) => field);

test.each([
  ['later days', later, []],
  ['days of which one is another payer’s', { ...later, from: '2026-12-31' }, ['de_la']],
  ['today', { ...later, offerId: '7', from: '2026-11-27' }, ['de_la']],
  ['a last day before the first', { ...later, until: '2026-12-31' }, ['pana_la']],
  ['an unknown offer', { ...later, offerId: '999' }, ['oferta']],
  ['an unknown payer', { ...later, payerId: 'nimeni' }, ['platitor']],
])('who pays for an offer is refused or not: %s', (_case, proposed, fields) => {
  expect(fieldsOf(offerTermsProblems({ subject: proposed.offerId, begins: proposed }, known))).toEqual(
    fields,
  );
});

test.each([
  ['a day to come', { id: 1, until: '2026-12-15' }, []],
  ['a day that has passed', { id: 1, until: '2026-11-26' }, ['pana_la']],
  ['a day after their end', { id: 1, until: '2026-12-31' }, ['pana_la']],
  ['of unknown terms', { id: 9, until: '2026-12-15' }, ['pana_la']],
])('an end of terms is refused or not: %s', (_case, ends, fields) => {
  expect(fieldsOf(offerTermsProblems({ subject: '102', ends }, known))).toEqual(fields);
});

const { id: _partner, ...share } = partnerTerms;
test.each([
  ['nobody pays for the named offer on the first day', { offers: ['102'], from: '2027-01-01' }, ['oferte']],
  ['nobody pays for any offer on the first day', { offers: null, from: '2027-01-01' }, ['oferte']],
  ['no offer is named', { offers: [], from: '2027-01-01' }, ['oferte']],
  ['an unknown offer is named', { offers: ['999'], from: '2027-01-01' }, ['oferte']],
  ['the partner is not approved', { partnerId: 'p-9' }, ['partener']],
  ['the partner has terms for the offer on those days', { offers: ['102'], from: '2026-12-20' }, ['de_la']],
  ['the days are free', { from: '2026-12-05', until: '2026-12-09' }, []],
])('terms of a partner: %s', (_case, change, fields) => {
  const proposed = { ...share, ...change };
  const entry = { subject: proposed.partnerId, begins: proposed };
  const partners = new Set(['p-1']);
  expect(
    fieldsOf(
      partnerTermsProblems(entry, {
        ...known,
        partners,
        partnerTerms: [{ ...partnerTerms, until: '2026-12-31' }],
      }),
    ),
  ).toEqual(fields);
});
