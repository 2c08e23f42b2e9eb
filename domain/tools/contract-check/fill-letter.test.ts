import { globSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { letterNames, letterSchema } from '#domain/texts/schemas/letter-schema.ts';
import { lawLibrary } from '#tests/factories/law-library.ts';
import { checkTyped, TODAY, usualContract } from '#tests/factories/contract.ts';
import { deadlineHref } from './deadline-file.ts';
import { fillLetter, letterFields } from './fill-letter.ts';

const folder = new URL('../../../content/scrisori/', import.meta.url).pathname;
const letters = letterNames.map((name) => ({
  name,
  letter: letterSchema.parse(load(readFileSync(`${folder}${name}.yml`, 'utf8'))),
}));
const law = lawLibrary();
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('every file of the folder is an available letter', () => {
  expect(globSync('*.yml', { cwd: folder }).toSorted()).toEqual(
    letterNames.map((name) => `${name}.yml`).toSorted(),
  );
});

test.each(letters)('every article cited in $name links to its act', ({ letter: { body, basis } }) => {
  const named = [...body.matchAll(/art\. (\d+²?)/g)].map(([, article]) => article);
  const listed = basis.map((article) => law.get(article).name).join('; ');
  for (const article of named) expect(listed).toContain(`art. ${article}`);
  for (const act of body.match(/(?:OUG|Legea|OG) \d+\/\d+/g) ?? []) expect(listed).toContain(act);
  expect(body).not.toMatch(/veți câștiga|garant|sigur că|obligatoriu veți/i);
});

test('a letter contains the figures of the contract, and blank lines for unknown ones', () => {
  const checked = checkTyped({ ...usualContract, platiti: '2115' });
  const revision = letters.find(({ name }) => name === 'revizuire')?.letter.body ?? '';
  const text = plain(fillLetter(revision, letterFields(checked, TODAY)));
  expect(text).toContain(
    'Am primit 1 500 de lei și dau înapoi 2 115 lei în 30 de zile. Costul este de 615 lei.',
  );
  expect(text).toContain('un cost de cel mult 450 de lei: diferența este de 165 de lei.');
  expect(text).toContain('nr. ________ din 16.11.2026');
  expect(text).not.toContain('{');
});

test('below the ceiling no letter mentions an excess', () => {
  const fields = letterFields(checkTyped(usualContract), TODAY);
  for (const { letter } of letters) expect(fillLetter(letter.body, fields)).not.toMatch(/diferența|\{/);
});

test('a missing field is an error of the text', () => {
  expect(() => fillLetter('{nume}', {})).toThrow(RangeError);
});

test('a deadline is a date for the calendar, one for each letter', () => {
  const fileOf = (letter: string) =>
    decodeURIComponent(
      deadlineHref({ day: '2026-12-22', letter, text: 'Creditorul răspunde' }, '2026-11-22'),
    );
  const file = fileOf('Cerere de revizuire');
  expect(file).toMatch(/^data:text\/calendar;charset=utf-8,BEGIN:VCALENDAR\r\n/);
  expect(file).toContain('SUMMARY:Creditorul răspunde\r\n');
  expect(file).toContain(
    'DTSTART;VALUE=DATE:20261222\r\nDTEND;VALUE=DATE:20261223\r\nTRANSP:TRANSPARENT\r\n',
  );
  expect(file).toContain('UID:termen-20261222-Cerere de revizuire@imprumut-clar\r\n');
  expect(fileOf('Reclamație la ANPC')).not.toContain('Cerere de revizuire');
});
