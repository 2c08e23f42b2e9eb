import fc from 'fast-check';
import { expect, test } from 'vitest';
import cases from '#tests/cases/holidays.json' with { type: 'json' };
import { bridgeDays } from '#tests/factories/bridge-days.ts';
import { yearCalendar } from './year-calendar.ts';

const years = Object.entries(cases.years).map(([year, facts]) => ({ year: Number(year), ...facts }));

test.each(years)('the totals of $year', (facts) => {
  expect(yearCalendar(facts.year, undefined)).toMatchObject({
    holidayDays: facts.distinctDates,
    holidaysOnWeekdays: facts.onWeekdays,
    holidaysOnWeekends: facts.onWeekends,
    workingDays: facts.workingDaysInYear,
  });
});

test.each(years)('the months of $year', (facts) => {
  const months = yearCalendar(facts.year, undefined).months.map((month) => ({
    month: month.month,
    name: undefined,
    days: month.days,
    weekendDays: month.weekendDays,
    legalHolidaysOnWeekdays: month.holidaysOnWeekdays,
    workingDays: month.workingDays,
    holidayDayNumbers: [
      ...new Set(month.marks.filter(({ kind }) => kind === 'holiday').map(({ day }) => Number(day.slice(8)))),
    ],
  }));
  expect(months).toEqual(facts.months.map((month) => ({ ...month, name: undefined })));
});

test('2024 has 17 legal holidays, 10 on weekdays and 7 at weekends', () => {
  const { holidays, holidaysOnWeekdays, holidaysOnWeekends } = yearCalendar(2024, undefined);
  expect([holidays.length, holidaysOnWeekdays, holidaysOnWeekends]).toEqual([17, 10, 7]);
});

test('isolated working days are suggestions, and bridges once they are granted', () => {
  const marked = (decision?: ReturnType<typeof bridgeDays>) =>
    yearCalendar(2025, decision)
      .months.flatMap(({ marks }) => marks)
      .filter(({ kind }) => kind === 'bridge' || kind === 'suggestion');

  expect(marked()).toEqual([
    { day: '2025-01-03', kind: 'suggestion' },
    { day: '2025-05-02', kind: 'suggestion' },
  ]);
  expect(marked(bridgeDays(2025, ['2025-05-02']))).toEqual([
    { day: '2025-01-03', kind: 'suggestion' },
    { day: '2025-05-02', kind: 'bridge' },
  ]);
});

test('bridges do not change the working days by law', () => {
  const calendar = yearCalendar(2024, bridgeDays(2024, ['2024-05-02', '2024-08-16', '2024-12-27']));
  expect(calendar).toMatchObject({ workingDays: 252, bridgeDays: 3 });
});

test('working and free days add up to each month, and the months to the year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2019, max: 2098 }), (year) => {
      const { months, days, workingDays } = yearCalendar(year, undefined);
      for (const month of months) {
        expect(month.workingDays + month.freeDays).toBe(month.days);
        expect(month.freeDays).toBe(month.weekendDays + month.holidaysOnWeekdays);
      }
      const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
      expect(days).toBe(leap ? 366 : 365);
      expect(months.reduce((sum, month) => sum + month.workingDays, 0)).toBe(workingDays);
    }),
    { numRuns: 30 },
  );
});
