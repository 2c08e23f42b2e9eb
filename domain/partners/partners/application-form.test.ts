import { expect, test } from 'vitest';
import { checkForm } from '#domain/base/forms/check-form.ts';
import { applicationForm } from './application-form.ts';

// A code printed on a shop's invoices; by hand: 4·2 + 8·3 + 9·5 + 9·7 + 3·1 + 4·2 + 1·3 = 154, and 1540 leaves 0 when divided by 11.
const whole = {
  firma: 'Exemplu & Fiii S.R.L.',
  cui: 'RO 14399840',
  site: 'exemplu.ro/bani',
  nume: 'Ana Pop',
  email: 'ana@exemplu.ro',
};

test('a complete application is read, the code as digits and the site as an address', () => {
  expect(checkForm(applicationForm, whole)).toEqual({
    ok: true,
    data: { ...whole, cui: '14399840', site: 'https://exemplu.ro/bani' },
  });
});

test.each(['361757', '1590082', 'ro427320'])('the tax code %s of a known firm is right', (cui) => {
  expect(checkForm(applicationForm, { ...whole, cui })).toMatchObject({ ok: true });
});

test.each([
  ['firma', ' \u200B '],
  ['firma', 'Firma <b>'],
  ['cui', ''],
  ['cui', '14399841'],
  ['cui', '41399840'],
  ['cui', '1'],
  ['cui', '12345678901'],
  ['cui', '014399840'],
  ['cui', '1439984O'],
  ['site', 'exemplu'],
  ['site', 'javascript:alert(1)'],
  ['site', 'http://localhost/'],
  ['site', 'https://ana:parola@exemplu.ro/'],
  ['site', `exemplu.ro/${'a'.repeat(200)}`],
  ['nume', ''],
  ['email', 'ana@exemplu'],
])('%s is refused for %j, and only that', (field, value) => {
  const read = checkForm(applicationForm, { ...whole, [field]: value });
  expect(read.ok ? [] : read.problems.map((problem) => problem.field)).toEqual([field]);
});
