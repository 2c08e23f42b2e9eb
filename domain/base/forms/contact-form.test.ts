import { expect, test } from 'vitest';
import { checkForm } from './check-form.ts';
import { contactForm } from './contact-form.ts';

const whole = {
  nume: 'Ion Popa',
  email: 'ion@example.ro',
  telefon: '0722 123 456',
  mesaj: 'Bună ziua, am o întrebare.',
  copie: 'da',
};

test('a complete form is read, the telephone in one format', () => {
  expect(checkForm(contactForm, whole)).toEqual({
    ok: true,
    data: {
      nume: 'Ion Popa',
      email: 'ion@example.ro',
      telefon: '+40722123456',
      mesaj: 'Bună ziua, am o întrebare.',
      copie: true,
      semnalare: null,
      fel: 'question',
    },
  });
});

test('the telephone and the copy are optional', () => {
  const read = checkForm(contactForm, { ...whole, telefon: ' ', copie: undefined });
  expect(read).toMatchObject({ ok: true, data: { telefon: undefined, copie: false } });
});

test('an empty form has one problem for each required field, in the order of the page', () => {
  expect(checkForm(contactForm, {})).toEqual({
    ok: false,
    problems: [
      { field: 'nume', message: 'Scrieți numele dumneavoastră' },
      { field: 'email', message: 'Introduceți o adresă de e-mail validă' },
      { field: 'mesaj', message: 'Scrieți mesajul' },
    ],
  });
});

test.each([
  ['nume', 'Ion\r\nBcc: altul@example.ro'],
  ['nume', '<b>Ion</b>'],
  ['nume', 'Câștigați pe www.example.com'],
  ['nume', '12345'],
  ['nume', 'a'.repeat(81)],
  ['email', 'ion@example.ro\nBcc: altul@example.ro'],
  ['telefon', '123'],
  ['mesaj', 'scurt'],
  // One emoji is one letter, of two units.
  ['nume', '𠀀'],
  ['mesaj', '🕑'.repeat(9)],
  ['mesaj', 'a'.repeat(4001)],
])('%s is refused for %j, and only that', (field, value) => {
  const read = checkForm(contactForm, { ...whole, [field]: value });
  expect(read.ok ? [] : read.problems.map((problem) => problem.field)).toEqual([field]);
});

test.each([
  ['nume', 'Ștefan-Mihai D’Angelo'],
  ['nume', '李小龍'],
  ['nume', 'مريم'],
  ['mesaj', 'Emoji 🙂, <b>semne</b>, "ghilimele" și العربية, totul e text.'],
  ['mesaj', 'a'.repeat(4000)],
  ['mesaj', '🕑'.repeat(4000)],
])('%s accepts %j unchanged', (field, value) => {
  expect(checkForm(contactForm, { ...whole, [field]: value })).toMatchObject({
    ok: true,
    data: { [field]: value },
  });
});
