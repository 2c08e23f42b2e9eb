import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { load } from 'js-yaml';
import cases from '#tests/cases/holidays.json' with { type: 'json' };
import { authorsSchema } from '#domain/texts/schemas/authors-schema.ts';
import { calendarSchema } from './calendar-schema.ts';

const contentOf = (file: string): unknown =>
  load(readFileSync(new URL(`../../../content/${file}`, import.meta.url), 'utf8'));

const texts = calendarSchema.parse(contentOf('pages/zile-libere.yml'));

test.each(Object.entries(cases.years))(
  'the bridges of %s are those of the facts',
  (year, { bridgeDaysGranted }) => {
    const decision = texts.decisions.find((candidate) => candidate.year === Number(year));
    expect(decision?.days.map(({ day }) => day) ?? null).toEqual(bridgeDaysGranted);
  },
);

test('the calendar is signed by an existing author', () => {
  const known = authorsSchema.parse(contentOf('data/authors.yml')).map(({ id }) => id);
  expect(known).toContain(texts.author);
});

test.each([
  ['a Sunday', '2027-02-07'],
  ['a legal holiday', '2027-06-01'],
  ['a day of another year', '2026-05-04'],
])('%s cannot be a bridge', (_what, day) => {
  const decisions = [
    {
      year: 2027,
      act: null,
      gazette: null,
      decidedOn: '2027-01',
      days: [{ day, recoverBy: null }],
      refused: [],
      sources: texts.sources,
    },
  ];
  const parsed = calendarSchema.safeParse({ ...texts, decisions });
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual([`${day} is no working day of 2027`]);
});

test('a year is decided once', () => {
  const decisions = [...texts.decisions, ...texts.decisions.slice(0, 1)];
  expect(calendarSchema.safeParse({ ...texts, decisions }).success).toBe(false);
});
