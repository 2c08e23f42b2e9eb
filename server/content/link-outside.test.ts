import { expect, test } from 'vitest';
import { linkOutside } from './link-outside.ts';

/** What stands in the footer for the own page of unsubscribing, the external one and the application. */
function footerLinks(outside: { unsubscribeUrl?: string; mobileAppUrl?: string }) {
  const links = ['/unsubscribe/', '/unsubscribe/?country=RO', '/instalare/'].map((link) => ({
    text: 'Un loc',
    link,
  }));
  const { footer } = linkOutside(
    {
      header: { credits: { text: 'Credite', columns: [] }, links: [] },
      footer: [{ title: 'Subsol', links }],
    },
    { unsubscribeUrl: null, mobileAppUrl: null, ...outside },
    'RO',
  );
  return footer.flatMap((group) => group.links.map(({ link }) => link));
}

test('without settings the footer leads to our own pages', () => {
  expect(footerLinks({})).toEqual(['/unsubscribe/', '/unsubscribe/?country=RO', '/instalare/']);
});

test.each([
  ['https://mail.test/stop', 'https://mail.test/stop?country=RO'],
  ['https://mail.test/stop?list=1', 'https://mail.test/stop?list=1&country=RO'],
])('the external page %s of unsubscribing is told the country', (unsubscribeUrl, expected) => {
  expect(footerLinks({ unsubscribeUrl })).toEqual(['/unsubscribe/', expected, '/instalare/']);
});

test('an application in a store takes the place of the page about installing', () => {
  expect(footerLinks({ mobileAppUrl: 'https://apps.test/imprumut-clar' })).toEqual([
    '/unsubscribe/',
    '/unsubscribe/?country=RO',
    'https://apps.test/imprumut-clar',
  ]);
});
