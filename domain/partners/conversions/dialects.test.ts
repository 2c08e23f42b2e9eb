import { expect, test } from 'vitest';
import { dialectNames, dialectOf } from './dialects.ts';
import { mappedQuery, unmappedQuery } from './mapped-parameters.ts';
import { postbackAddress } from './postback-address.ts';
import { readPayoutCents, readStatus } from './read-report.ts';

const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

// Reports as each network documents them, and the parameters stored of them.
test.each([
  ['generic', `click_id=${ID}&transaction_id=T1&status=pending&payout=120.50&currency=RON`],
  ['2performant', `id=T1&stats_tags=${ID}&status=pending&amount=120.50&currency=RON&user_id=7`],
  ['everflow', `click_id=${ID}&transaction_id=T1&status=pending&payout=120.50&currency=RON&sub1=x`],
  ['tune', `aff_sub=${ID}&transaction_id=T1&status=pending&payout=120.50&currency=RON&ip=10.0.0.1`],
] as const)('a report of %s is kept by our names, and nothing else of it', (dialect, sent) => {
  const kept = new URLSearchParams(mappedQuery(new URLSearchParams(sent), dialect));
  expect(Object.fromEntries(kept)).toEqual({
    click_id: ID,
    transaction_id: 'T1',
    status: 'pending',
    payout: '120.50',
    currency: 'RON',
  });
  // Before the key is known the same report keeps its own names, and no stranger's.
  const before = unmappedQuery(new URLSearchParams(sent));
  expect(mappedQuery(new URLSearchParams(before), dialect)).toBe(kept.toString());
  expect(before).not.toMatch(/user_id|sub1|ip=/);
});

test.each([
  ['generic', 'sale', 'approved'],
  ['generic', '1', 'approved'],
  ['generic', 'accepted', undefined],
  ['2performant', 'Accepted', 'approved'],
  ['2performant', 'paid', 'approved'],
  ['everflow', 'invalid', 'rejected'],
  ['everflow', '1', undefined],
  ['tune', 'approved', 'approved'],
  ['tune', 'constructor', undefined],
] as const)('in %s %j is %j', (dialect, word, status) => {
  expect(readStatus(word, dialectOf(dialect))).toBe(status);
});

test.each(dialectNames)('in %s a loan that was taken back is rejected', (dialect) => {
  expect(['chargeback', 'Trash'].map((word) => readStatus(word, dialectOf(dialect)))).toEqual([
    'rejected',
    'rejected',
  ]);
});

test.each([
  ['generic', '1.200', undefined],
  ['generic', '1.200,50', undefined],
  ['2performant', '1.200,50', 120_050],
  ['2performant', '1.200', 120_000],
  ['2performant', '0.22', 22],
  ['2performant', '1,200.50', undefined],
  ['everflow', '1,200.50', 120_050],
  ['everflow', '12.34', 1_234],
  ['tune', '1,200', 120_000],
  ['tune', '1.200', undefined],
  ['tune', '-5', undefined],
  ['tune', '1,20,000', undefined],
] as const)('in %s %j is %j hundredths', (dialect, text, cents) => {
  expect(readPayoutCents(text, dialectOf(dialect))).toBe(cents);
});

test('the address for each network requests amount and currency by its own macros', () => {
  const addresses = dialectNames.map((dialect) => postbackAddress('https://x.ro', 'K', dialect));
  expect(addresses).toEqual([
    'https://x.ro/api/postback/?key=K&click_id={click_id}&transaction_id={transaction_id}&status={status}&payout={payout}&currency={currency}',
    'https://x.ro/api/postback/?key=K&stats_tags={stats_tags}&id={id}&status={status}&amount={amount}&currency={currency}',
    'https://x.ro/api/postback/?key=K&click_id={sub1}&transaction_id={transaction_id}&status=approved&payout={payout_amount}&currency={currency}',
    'https://x.ro/api/postback/?key=K&aff_sub={aff_sub}&transaction_id={transaction_id}&status={status}&payout={payout}&currency={currency}',
  ]);
});
