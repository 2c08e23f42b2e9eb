import { expect, test } from 'vitest';
import { conversionPostback, type TellableConversion } from './conversion-postback.ts';
import { problemOfStatus } from './postback-problem.ts';
import { readPartnerAddress } from './read-partner-address.ts';

const problemWith = (url: string, method: 'GET' | 'POST' = 'GET') => {
  const read = readPartnerAddress({ method, url, onlyApproved: false });
  return 'problems' in read ? read.problems.map(({ message }) => message) : [];
};

test.each([
  ['GET', 'https://program.ro/pb?id={click_id}&s={sub1}&b={payout}&e={event_id}'],
  ['GET', ' https://program.ro:8443/p/{sub8}/ '],
  ['POST', 'https://program.ro/pb'],
] as const)('%s %s is an address of a program', (method, url) => {
  expect(problemWith(url, method)).toEqual([]);
});

test.each([
  ['GET', '', /^Scrieți adresa/],
  ['GET', 'http://program.ro/', /începe cu https/],
  ['GET', 'javascript:alert(1)', /începe cu https/],
  ['GET', `https://program.ro/${'x'.repeat(1000)}`, /1 000 de caractere/],
  ['GET', 'https://program.ro/a b', /spații/],
  ['GET', 'https://program.ro/?a={suma}', /Nu știm ce punem în \{suma\}/],
  ['GET', 'https://{sub1}/pb', /după numele site-ului/],
  ['GET', 'https://program.ro{sub1}/pb', /după numele site-ului/],
  ['GET', 'https://eu:parola@program.ro/', /fără utilizator și parolă/],
  ['GET', 'https://program.ro:port/', /nu poate fi citită/],
  ['POST', 'https://program.ro/?id={click_id}', /fără acolade/],
] as const)('%s %j is none, and the sentence says why', (method, url, sentence) => {
  expect(problemWith(url, method)).toEqual([expect.stringMatching(sentence)]);
});

const approved: TellableConversion = { status: 'approved', wasApproved: true, bani: 4_505, ageMs: 0 };
const tellOf = (
  change: Partial<TellableConversion>,
  previous: Parameters<typeof conversionPostback>[1] = null,
  onlyApproved = false,
) => conversionPostback({ ...approved, ...change }, previous, onlyApproved);

test('a partner gets a postback with its own share once, and one for each later change', () => {
  const paid = { status: 'approved', payout: '45.05', reason: '' } as const;
  expect(tellOf({ status: 'pending', wasApproved: false, bani: 0 })).toEqual({
    status: 'pending',
    payout: '0.00',
    reason: '',
  });
  expect(tellOf({})).toEqual(paid);
  expect(tellOf({}, paid)).toBeNull();
  expect(tellOf({ bani: 5_000 }, paid)).toEqual({ ...paid, payout: '50.00' });
  expect(tellOf({ status: 'rejected' }, paid)).toEqual({
    status: 'rejected',
    payout: '0.00',
    reason: 'taken-back',
  });
  expect(tellOf({ status: 'rejected', wasApproved: false, bani: 0 })?.reason).toBe('refused');
});

test('an approval waits five minutes for its entry in the ledger, and then says that nothing is owed', () => {
  expect(tellOf({ bani: 0, ageMs: 299_999 })).toBeNull();
  expect(tellOf({ bani: 0, ageMs: 300_000 })).toEqual({
    status: 'approved',
    payout: '0.00',
    reason: 'nothing-owed',
  });
});

test('an address for approvals alone gets approvals and their reversals', () => {
  const paid = { status: 'approved', payout: '45.05', reason: '' } as const;
  expect(tellOf({ status: 'pending', bani: 0 }, null, true)).toBeNull();
  expect(tellOf({ status: 'rejected', wasApproved: false }, null, true)).toBeNull();
  expect(tellOf({}, null, true)).toEqual(paid);
  expect(tellOf({ status: 'rejected' }, paid, true)?.reason).toBe('taken-back');
});

test.each([
  [200, null],
  [299, null],
  [302, 'redirect'],
  [404, 'refused'],
  [500, 'refused'],
] as const)('the status %i is the outcome %s', (status, expected) => {
  expect(problemOfStatus(status)).toBe(expected);
});
