import { expect, test } from 'vitest';
import { dayInWords, daysInWords, rangeInWords, weekdayInWords } from './day-in-words.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('a day has its weekday and its date in words', () => {
  expect(weekdayInWords('2024-05-02')).toBe('joi');
  expect(dayInWords('2024-05-02')).toBe('2\u00a0mai');
  expect(plain(dayInWords('2024-05-02', true))).toBe('2 mai 2024');
});

test.each([
  [['2027-01-08'], '8 ianuarie'],
  [['2027-01-04', '2027-01-05'], '4 și 5 ianuarie'],
  [['2027-01-04', '2027-01-05', '2027-01-08'], '4, 5 și 8 ianuarie'],
  [['2024-04-29', '2024-04-30', '2024-05-02'], '29 și 30 aprilie, 2 mai'],
])('%j are written together', (days, expected) => {
  expect(plain(daysInWords(days))).toBe(expected);
});

test.each([
  ['2027-01-06', '2027-01-10', '6–10 ianuarie'],
  ['2027-04-30', '2027-05-03', '30 aprilie – 3 mai'],
  ['2027-12-25', '2028-01-02', '25 decembrie 2027 – 2 ianuarie 2028'],
])('%s to %s is a range', (from, to, expected) => {
  expect(plain(rangeInWords(from, to, 2027))).toBe(expected);
});
