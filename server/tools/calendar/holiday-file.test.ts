import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { load } from 'js-yaml';
import { calendarSchema } from '#domain/tools/calendar/calendar-schema.ts';
import cases from '#tests/cases/holidays.json' with { type: 'json' };
import { holidayFile } from './holiday-file.ts';

const { decisions, checked } = calendarSchema.parse(
  load(readFileSync(new URL('../../../content/pages/zile-libere.yml', import.meta.url), 'utf8')),
);

const fileOf = (years: number[]) =>
  holidayFile({ name: 'Zile libere', years, decisions, checked, origin: 'https://imprumutclar.ro' });

/** Parses the events of a file, unfolded, as maps of their lines. */
function eventsOf(file: string): Map<string, string>[] {
  const blocks = file.replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n').slice(1);
  return blocks.map((block) => {
    const lines = block.split('END:VEVENT')[0]?.trimEnd().split('\r\n') ?? [];
    return new Map(lines.map((line) => [line.split(':')[0] ?? '', line.slice(line.indexOf(':') + 1)]));
  });
}

test.each(Object.entries(cases.years))(
  'the file of %s has its legal holidays and its bridges',
  (year, facts) => {
    const days = eventsOf(fileOf([Number(year)])).map((event) => event.get('DTSTART;VALUE=DATE'));
    const expected = [...facts.holidays.map(({ date }) => date), ...(facts.bridgeDaysGranted ?? [])];
    expect(days).toEqual(expected.map((day) => day.replaceAll('-', '')).toSorted());
  },
);

test('a holiday lasts the whole day, leaves the time free and is marked as legal', () => {
  const event = eventsOf(fileOf([2024])).find((candidate) => candidate.get('UID')?.startsWith('craciun-2'));
  expect(Object.fromEntries(event ?? [])).toMatchObject({
    UID: 'craciun-2-2024@zile-libere.imprumut-clar',
    DTSTAMP: '20261121T000000Z',
    // Days from 01.01.1970 to 21.11.2026.
    SEQUENCE: '20778',
    'DTSTART;VALUE=DATE': '20241226',
    'DTEND;VALUE=DATE': '20241227',
    'SUMMARY;LANGUAGE=ro': 'A doua zi de Crăciun',
    'CATEGORIES;LANGUAGE=ro': 'Sărbătoare legală',
    TRANSP: 'TRANSPARENT',
    URL: 'https://imprumutclar.ro/zile-libere-2024/',
  });
});

test('a bridge day names whom it is for, its act, and the day by which it is worked off', () => {
  const event = eventsOf(fileOf([2024])).find((candidate) => candidate.get('UID')?.startsWith('punte-05-02'));
  expect(event?.get('SUMMARY;LANGUAGE=ro')).toBe('Punte (doar sectorul public)');
  expect(event?.get('CATEGORIES;LANGUAGE=ro')).toBe('Punte');
  expect(event?.get('DESCRIPTION;LANGUAGE=ro')).toBe(
    String.raw`Zi liberă doar în instituțiile publice\, după HG 1307/2023\, se recuperează până la 31.05.2024. Firmele private hotărăsc singure.`,
  );
});

test('an act of unknown number is named by its date', () => {
  const event = eventsOf(fileOf([2023])).find((candidate) => candidate.get('UID')?.startsWith('punte'));
  expect(event?.get('DESCRIPTION;LANGUAGE=ro')).toContain('hotărâre a Guvernului din 28.12.2022');
});

test('no two events of all years share a UID, and every line ends as RFC 5545 requires', () => {
  const file = fileOf([2023, 2024, 2025, 2026, 2027, 2028]);
  const uids = eventsOf(file).map((event) => event.get('UID'));
  expect(new Set(uids).size).toBe(uids.length);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});
