import { expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import type { OwnData } from '#domain/people/privacy/own-data.ts';
import { heldSections } from './held-sections.ts';

const nothing: OwnData = {
  email: 'ion@example.ro',
  readAt: new Date('2026-11-22T10:00:00Z'),
  messages: [],
  registrations: [],
  comments: [],
  reviews: [],
  subscriptions: [],
  firms: [],
  mails: [],
  isUnsubscribed: false,
  pausedUntil: null,
  requests: [],
};
const late = new Date('2026-11-21T22:30:00Z'); // the 22nd in Bucharest

test('without stored data there are no sections', () => {
  expect(heldSections(nothing, romania.timeZone, {})).toEqual([]);
});

test('a registration lists each consent separately, with dates in Romanian time', () => {
  const [section] = heldSections(
    {
      ...nothing,
      registrations: [
        {
          reference: 'R-AAAA-BBBB',
          amountLei: 3000,
          termCount: 3,
          termUnit: 'months',
          purpose: 'renovare',
          isAdult: true,
          isCitizen: true,
          hasIdentity: true,
          hasBank: false,
          name: 'Ion Popa',
          phone: null,
          termsAcceptedAt: late,
          emailOffersAt: late,
          phoneOffersAt: null,
          createdAt: late,
        },
      ],
    },
    romania.timeZone,
    { renovare: { label: 'Renovarea locuinței' } },
  );
  expect(section?.title).toBe('Cereri de oferte');
  expect(section?.items[0]?.title).toBe('Cererea R-AAAA-BBBB, 22.11.2026');
  expect(Object.fromEntries(section?.items[0]?.facts ?? [])).toMatchObject({
    Împrumut: '3\u00a0000\u00a0de\u00a0lei pe 3\u00a0luni',
    Scop: 'Renovarea locuinței',
    'Card sau cont bancar': 'nu',
    'Acord: oferte prin e-mail': 'da, din 22.11.2026',
    'Acord: oferte prin telefon': 'nu',
  });
});

test('an open request shows its deadline', () => {
  const [section] = heldSections(
    {
      ...nothing,
      requests: [
        {
          reference: 'D-1',
          kind: 'other',
          text: 'Corectați',
          answer: null,
          createdAt: late,
          dueOn: '2026-12-22',
          doneAt: null,
        },
      ],
    },
    romania.timeZone,
    {},
  );
  expect(section?.items[0]?.facts).toEqual([
    ['Ce ați cerut', 'altceva'],
    ['Stare', 'răspundem până la 22.12.2026'],
  ]);
});

test('an answered request shows our answer', () => {
  const request = { reference: 'D-1', kind: 'other', text: 'Corectați', createdAt: late } as const;
  const answered = { ...request, answer: 'Am corectat.', dueOn: '2026-12-22', doneAt: late };
  const [section] = heldSections({ ...nothing, requests: [answered] }, romania.timeZone, {});
  expect(section?.items[0]?.facts).toContainEqual(['Am răspuns', 'Am corectat.']);
});
