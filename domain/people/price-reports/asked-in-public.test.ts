import { expect, test } from 'vitest';
import { askedInPublic } from './asked-in-public.ts';
import type { SentRequest } from './sent-request.ts';

const TODAY = '2026-11-26';
const request = (sentOn: string, answeredOn?: string, gavePrice = true): SentRequest => ({
  lender: 'viva-credit',
  sentOn,
  answer: answeredOn === undefined ? null : { answeredOn, gavePrice },
});
const five = [
  request('2026-10-01', '2026-10-02'),
  request('2026-11-20', '2026-11-24', false),
  request('2026-10-05', '2026-10-15'),
  request('2026-11-01'),
  request('2026-11-19'),
];

test('five requests are counted with their days, and the middle of three answers', () => {
  expect(askedInPublic(five, TODAY)).toEqual({
    asked: 5,
    answered: 3,
    gavePrice: 2,
    // 1, 4 and 10 days.
    medianDays: 4,
    from: '2026-10-01',
    until: '2026-11-20',
  });
});

test('below five requests no count is shown', () => {
  expect(askedInPublic(five.slice(1), TODAY)).toBeNull();
  expect(askedInPublic([], TODAY)).toBeNull();
});

test('a request that is not a week old is no silence, but its answer counts at once', () => {
  // Of the five the last is seven days old today, and was six yesterday.
  expect(askedInPublic(five, '2026-11-25')).toBeNull();
  expect(askedInPublic([...five.slice(0, 4), request('2026-11-25', '2026-11-25')], '2026-11-25')?.asked).toBe(
    5,
  );
});

test('of an even number of answers the median is rounded half up to whole days', () => {
  // 1 and 4 days: 2,5.
  const four = [...five.slice(0, 2), five[3], request('2026-11-02'), request('2026-11-03')];
  expect(
    askedInPublic(
      four.filter((one) => one !== undefined),
      TODAY,
    )?.medianDays,
  ).toBe(3);
});

test('without an answer there is no median', () => {
  const silent = Array.from({ length: 5 }, () => request('2026-11-01'));
  expect(askedInPublic(silent, TODAY)).toMatchObject({
    asked: 5,
    answered: 0,
    gavePrice: 0,
    medianDays: null,
  });
});
