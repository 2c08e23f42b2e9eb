import { expect, test } from 'vitest';
import { bridgeDays } from '#tests/factories/bridge-days.ts';
import { yearCalendar, type MonthCalendar } from '#domain/tools/calendar/year-calendar.ts';
import { monthInWords } from './month-in-words.ts';
import { sharedDays, yearDescription, yearInWords } from './year-in-words.ts';

function monthOf(year: number, month: number): MonthCalendar {
  const found = yearCalendar(year, undefined).months[month - 1];
  if (!found) throw new RangeError(`no month ${month}`);
  return found;
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [
    2024,
    ['2024-05-02', '2024-08-16', '2024-12-27'],
    '17 sărbători legale: 10 de luni până vineri și 7 în weekend. Plus 3 punți, date doar în sectorul public.',
  ],
  [
    2025,
    ['2025-05-02'],
    '17 sărbători legale: 13 de luni până vineri și 4 în weekend. Plus o punte, dată doar în sectorul public.',
  ],
  [
    2026,
    [],
    '17 sărbători legale în 16 zile: 11 de luni până vineri și 5 în weekend. Guvernul nu a dat nicio punte.',
  ],
  [
    2027,
    null,
    '17 sărbători legale: 9 de luni până vineri și 8 în weekend. Punțile din sectorul public nu erau hotărâte la 21.11.2026.',
  ],
])('%i is described in words', (year, bridges, expected) => {
  const decision = bridges && bridgeDays(year, bridges);
  const calendar = yearCalendar(year, decision ?? undefined);
  expect(plain(yearInWords({ calendar, decision }, '2026-11-21'))).toBe(expected);
});

test('the description fits a search result', () => {
  for (let year = 2023; year <= 2028; year += 1) {
    const calendar = yearCalendar(year, bridgeDays(year, [`${year}-05-02`]));
    expect(yearDescription({ calendar, decision: bridgeDays(year, []) }).length).toBeLessThanOrEqual(170);
  }
});

test('two holidays on one day are mentioned', () => {
  expect(sharedDays(yearCalendar(2026, undefined)).map(plain)).toEqual([
    'Pe 1 iunie cad două: A doua zi de Rusalii și Ziua Copilului.',
  ]);
  expect(sharedDays(yearCalendar(2024, undefined))).toEqual([]);
});

test.each([
  [2, '21 de zile lucrătoare și 8 zile libere, din 29. Nicio sărbătoare legală.'],
  [
    5,
    '20 de zile lucrătoare și 11 zile libere, din 31. 4 zile de sărbătoare legală: 3 de luni până vineri, una în weekend.',
  ],
  [8, '21 de zile lucrătoare și 10 zile libere, din 31. O sărbătoare legală, în timpul săptămânii.'],
  [11, '21 de zile lucrătoare și 9 zile libere, din 30. O sărbătoare legală, în weekend.'],
])('month %i of 2024 is described in words', (month, expected) => {
  const { total, rest, holidays } = monthInWords(monthOf(2024, month), 2024);
  expect(plain(`${total} ${rest} ${holidays}`)).toBe(expected);
});

test('free days joined by leave in a month are a suggestion', () => {
  expect(monthInWords(monthOf(2027, 1), 2027).suggestions.map(plain)).toEqual([
    '2 zile de concediu (4 și 5 ianuarie): 7 zile libere la rând, 1–7 ianuarie.',
    'O zi de concediu (8 ianuarie): 5 zile libere la rând, 6–10 ianuarie.',
  ]);
});
