import { expect, test } from 'vitest';
import { openRates } from './open-rates.ts';
import { createRateBook } from './rate-book.ts';

const rate = (currency: string, day: string, value: string) =>
  ({ provider: 'bnr', currency, day, value, multiplier: 1 }) as const;
const [euro18, euro19, dollar19] = [
  rate('EUR', '2026-08-18', '5.2442'),
  rate('EUR', '2026-08-19', '5.2452'),
  rate('USD', '2026-08-19', '4.5190'),
];
const book = createRateBook([euro18, dollar19, euro19], []);

test.each([
  ['nothing asked: the newest day', {}, [euro19, dollar19]],
  ['a day', { data: '2026-08-18' }, [euro18]],
  ['a day and a currency', { data: '2026-08-19', valuta: 'USD' }, [dollar19]],
  ['a currency', { valuta: 'EUR' }, [euro18, euro19]],
  ['a currency from a day to another', { valuta: 'EUR', din: '2026-08-01', pana: '2026-08-18' }, [euro18]],
  ['a Sunday', { data: '2026-08-16' }, []],
  ['an unknown currency', { valuta: 'XYZ' }, []],
])('%s', (_name, query, expected) => {
  expect(openRates(book, query)).toEqual(expected);
});
