import { expect, test } from 'vitest';
import { openRates } from './open-rates.ts';
import { createRateBook } from './rate-book.ts';

const rate = (currency: string, day: string, value: string) =>
  ({ provider: 'bnr', currency, day, value, multiplier: 1 }) as const;
const [lev, euro14, euro18, euro19, dollar19] = [
  rate('BGN', '2025-12-31', '2.6064'),
  rate('EUR', '2026-08-14', '5.2400'),
  rate('EUR', '2026-08-18', '5.2442'),
  rate('EUR', '2026-08-19', '5.2452'),
  rate('USD', '2026-08-19', '4.5190'),
];
const book = createRateBook([lev, euro14, euro18, dollar19, euro19], []);

test.each([
  ['nothing asked: the newest day', {}, [euro19, dollar19]],
  ['a day', { data: '2026-08-18' }, [euro18]],
  ['a day and a currency', { data: '2026-08-19', valuta: 'USD' }, [dollar19]],
  ['a currency', { valuta: 'EUR' }, [euro14, euro18, euro19]],
  [
    'a currency from a day to another',
    { valuta: 'EUR', din: '2026-08-01', pana: '2026-08-18' },
    [euro14, euro18],
  ],
  ['a Sunday: the last day before it', { data: '2026-08-16' }, [euro14]],
  ['a Sunday and a currency', { data: '2026-08-16', valuta: 'EUR' }, [euro14]],
  ['a Sunday and a currency that is history', { data: '2026-08-16', valuta: 'BGN' }, []],
  ['a day to come: the newest', { data: '2027-01-01' }, [euro19, dollar19]],
  ['a day before all', { data: '2020-01-01' }, []],
  ['an end alone: the last day until it', { pana: '2026-08-18' }, [euro18]],
  ['an end before all', { pana: '2020-01-01' }, []],
  ['a start alone: the newest day after it', { din: '2026-08-19' }, [euro19, dollar19]],
  ['a start after all', { din: '2026-08-20' }, []],
  ['an unknown currency', { valuta: 'XYZ' }, []],
])('%s', (_name, query, expected) => {
  expect(openRates(book, query)).toEqual(expected);
});
