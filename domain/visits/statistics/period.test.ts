import { expect, test } from 'vitest';
import { periodBefore, readPeriod } from './period.ts';

const today = '2026-03-10';

test.each([
  ['7', '2026-03-04', '2026-03-10'],
  ['28', '2026-02-11', '2026-03-10'],
  ['luna', '2026-02-01', '2026-02-28'],
  ['azi', '2026-03-10', '2026-03-10'],
  ['anything', '2026-02-11', '2026-03-10'],
  [undefined, '2026-02-11', '2026-03-10'],
])('%s is from %s to %s', (name, from, to) => {
  expect(readPeriod({ name }, today)).toEqual({ from, to });
});

test('two days in order are a period of their own, whatever its name', () => {
  expect(readPeriod({ from: '2026-01-01', to: '2026-01-31', name: '7' }, today)).toEqual({
    from: '2026-01-01',
    to: '2026-01-31',
  });
});

test('days are read as people write them too', () => {
  expect(readPeriod({ from: '1.1.2026', to: '31.01.2026', name: 'alta' }, today)).toEqual({
    from: '2026-01-01',
    to: '2026-01-31',
  });
});

test.each([
  ['2026-02-01', undefined],
  ['02.2026', '03.2026'],
  ['2026-02-02', '2026-02-01'],
  ['2026-02-30', '2026-03-01'],
  ['20260201', '20260202'],
  ['0000-01-01', '0000-01-02'],
  ['9999-12-31', '9999-12-31'],
])('from %s to %s is not a period', (from, to) => {
  expect(readPeriod({ from, to, name: 'azi' }, today)).toEqual({ from: today, to: today });
});

test('the previous period is as long', () => {
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-07' })).toEqual({
    from: '2026-02-22',
    to: '2026-02-28',
  });
});
