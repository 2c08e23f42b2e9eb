import { expect, test } from 'vitest';
import { readSubscription } from './subscription-form.ts';

const EMAIL = 'ion@example.ro';

test('each topic is apart', () => {
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

test('what is chosen for an alert does not count while its box is empty', () => {
  expect(
    readSubscription({ email: EMAIL, oferte: 'da', valuta: 'EUR', sens: '', valoare: 'x' }),
  ).toMatchObject({ ok: true, wish: { alert: null } });
});

test('everything that is wrong is said at once, in the order of the page', () => {
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
