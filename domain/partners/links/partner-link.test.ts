import { expect, test } from 'vitest';
import { partnerLink } from './partner-link.ts';

const origin = 'https://imprumutclar.ro';
const providerId = 'p-7k2m9qx4';

test.each([
  [{ page: '/credit-ifn/' }, { sub1: 'articol 12' }, '/credit-ifn/?pid=p-7k2m9qx4&sub1=articol+12'],
  [
    { page: ' https://imprumutclar.ro/offers/?suma=2000#lista ' },
    {},
    '/offers/?suma=2000&pid=p-7k2m9qx4#lista',
  ],
  [{ page: '/offers/?pid=altul&sub8=vechi' }, { sub1: '' }, '/offers/?pid=p-7k2m9qx4'],
  [{ offerId: '102' }, { sub2: 'ș&x' }, '/transition/?oferta=102&pid=p-7k2m9qx4&sub2=%C8%99%26x'],
])('the link to %j with the labels %j is %s', (target, subs, expected) => {
  expect(partnerLink({ origin, target, providerId, subs })).toBe(origin + expected);
});

test.each([
  'https://alt.ro/',
  '//alt.ro/',
  'javascript:alert(1)',
  'https://imprumutclar.ro@alt.ro/',
  'http://[',
])('no link is made to %s', (page) => {
  expect(partnerLink({ origin, target: { page }, providerId, subs: {} })).toBeNull();
});

test('labels in the link are those of the reports: at most 255 characters, no control characters', () => {
  const subs = { sub1: `a\n${'x'.repeat(300)}` };
  const link = partnerLink({ origin, target: { page: '/' }, providerId, subs });
  expect(new URL(link ?? '').searchParams.get('sub1')).toBe(`a${'x'.repeat(253)}`);
});
