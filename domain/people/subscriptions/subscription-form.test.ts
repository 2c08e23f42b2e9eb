import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaled } from '#domain/tools/rates/decimal.ts';
import { isEmail } from '#domain/base/forms/typed-rules.ts';
import { readSubscription } from './subscription-form.ts';

const EMAIL = 'ion@example.ro';

test('each topic is chosen separately', () => {
  const wish = { email: EMAIL, offers: false, articles: false, alert: null };
  expect(readSubscription({ email: EMAIL, oferte: 'da' })).toEqual({
    ok: true,
    wish: { ...wish, offers: true },
  });
  expect(readSubscription({ email: EMAIL, articole: 'da' })).toEqual({
    ok: true,
    wish: { ...wish, articles: true },
  });
  expect(readSubscription({ email: EMAIL, curs: 'da', valuta: 'EUR', sens: 'sub', valoare: '4,95' })).toEqual(
    {
      ok: true,
      wish: { ...wish, alert: { currency: 'EUR', direction: 'below', threshold: '4.9500' } },
    },
  );
});

test('the fields of an alert do not count while its box is unticked', () => {
  expect(
    readSubscription({ email: EMAIL, oferte: 'da', valuta: 'EUR', sens: '', valoare: 'x' }),
  ).toMatchObject({ ok: true, wish: { alert: null } });
});

test('all problems are reported at once, in the order of the page', () => {
  expect(readSubscription({ email: 'ion@' })).toEqual({
    ok: false,
    problems: [
      { field: 'email', message: 'Introduceți o adresă de e-mail validă' },
      { field: 'oferte', message: 'Bifați cel puțin un subiect' },
    ],
  });
  expect(readSubscription({ email: 'ion@', curs: 'da', valuta: 'EUR', sens: 'altfel' })).toEqual({
    ok: false,
    problems: [
      { field: 'email', message: 'Introduceți o adresă de e-mail validă' },
      { field: 'sens', message: 'Alegeți dacă vă anunțăm când crește sau când scade' },
      { field: 'valoare', message: 'Scrieți valoarea în lei, în cifre, de exemplu 5,10' },
    ],
  });
});

test('any input is refused with sentences at its fields, or can be stored', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '',
      'da',
      'peste',
      'sub',
      'EUR',
      '5,10',
      '1e9',
      '-1',
      '0,00001',
      '99999999999999999999',
      'NaN',
    ),
    fc.constantFrom('ion@example.ro', "' or 1=1 --", '<script>', 'a@b\r\nBcc: c@d', '\u202e'),
  );
  const names = ['email', 'oferte', 'articole', 'curs', 'valuta', 'sens', 'valoare', '__proto__'];
  const values = fc.dictionary(fc.constantFrom(...names), text);
  fc.assert(
    fc.property(values, (typed) => {
      expect(isRefusedOrStorable(typed)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

function isRefusedOrStorable(typed: Record<string, string>): boolean {
  const read = readSubscription(typed);
  if (!read.ok) return read.problems.length > 0 && read.problems.every(({ field }) => field !== null);
  const { email, offers, articles, alert } = read.wish;
  const isStorable = alert === null || (scaled(alert.threshold) > 0n && Number(alert.threshold) < 1e8);
  return isEmail(email) && (offers || articles || alert !== null) && isStorable;
}
