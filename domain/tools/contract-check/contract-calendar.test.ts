import { expect, test } from 'vitest';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { checkTyped, TODAY, usualContract, type TypedContract } from '#tests/factories/contract.ts';
import { contractCalendarHref } from './contract-calendar.ts';

/** Returns the entries of the file, each as its date and its text. */
function entriesOf(typed: TypedContract): string[] | null {
  const { contract } = checkTyped({ ...usualContract, ...typed });
  const href = contractCalendarHref(contract, romanianRulePacks, TODAY);
  if (href === null) return null;
  const file = decodeURIComponent(href).replaceAll('\r\n ', '').replaceAll('\u00a0', ' ');
  return [...file.matchAll(/DTSTART;VALUE=DATE:(\d+)[^]*?SUMMARY:(.*)\r/g)].map(
    ([, day, words]) => `${day} ${words}`,
  );
}

const withdrawal = 'Ultima zi în care vă puteți retrage din credit\\, fără motiv: trimiteți scrisoarea';

// OUG 50/2010, art. 58: 14 days. 30 November 2026 is a holiday after a weekend, so the notice must be sent by Friday the 27th.
test('a signed contract gives its payment and its last day of withdrawal, moved earlier if that is a free day', () => {
  expect(entriesOf({})).toEqual([`20261127 ${withdrawal}`, '20261216 De plătit la credit: 1 950 lei']);
});

test('an offer gives the dates as if it were signed today', () => {
  expect(entriesOf({ semnat: 'inca-nu' })).toEqual([
    `20261204 ${withdrawal}`,
    '20261222 De plătit la credit: 1 950 lei',
  ]);
});

test('past dates are left out, and a contract without a date gives none', () => {
  expect(entriesOf({ data: '01.11.2026' })).toEqual(['20261201 De plătit la credit: 1 950 lei']);
  expect(entriesOf({ data: '01.09.2026' })).toBeNull();
  expect(entriesOf({ semnat: 'nu-stiu' })).toBeNull();
});

test('with a mortgage no day of withdrawal is given, and each instalment has its date', () => {
  expect(entriesOf({ ipoteca: 'da', termen: '3', unitate: 'luni', tip: 'rate', platiti: '3 x 600' })).toEqual(
    [
      '20261216 De plătit la credit: 600 lei',
      '20270116 De plătit la credit: 600 lei',
      '20270216 De plătit la credit: 600 lei',
    ],
  );
});

test('in a shorter month a payment falls on the last day, and a bare total gives only its end', () => {
  const months = { data: '31.08.2026', unitate: 'luni', ipoteca: 'da', termen: '6' };
  expect(entriesOf({ ...months, tip: 'rate', platiti: '6 x 300' })).toEqual([
    '20261130 De plătit la credit: 300 lei',
    '20261231 De plătit la credit: 300 lei',
    '20270131 De plătit la credit: 300 lei',
    '20270228 De plătit la credit: 300 lei',
  ]);
  expect(entriesOf({ ...months, tip: '', platiti: '1800' })).toEqual([
    '20270228 Ultima zi de plată a creditului',
  ]);
});
