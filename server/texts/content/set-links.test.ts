import { expect, test } from 'vitest';
import { setLinks } from './set-links.ts';

const line = (link: string) => ({ text: 'Un loc', link });

/** Returns the targets of links that a setting or the year decides: first of the header, then of the footer. */
function linksOf(settings: Partial<Parameters<typeof setLinks>[1]>): string[] {
  const { header, footer } = setLinks(
    {
      header: {
        credits: { text: 'Credite', columns: [] },
        links: [line('/zile-libere-2024/')],
        search: line('/cautare/'),
      },
      footer: [
        {
          title: 'Subsol',
          links: ['/unsubscribe/', '/unsubscribe/?country=RO', '/instalare/', '/zile-libere-2024/'].map(line),
        },
      ],
    },
    { unsubscribeUrl: null, mobileAppUrl: null, country: 'RO', year: 2024, ...settings },
  );
  return [...header.links, ...footer.flatMap(({ links }) => links)].map(({ link }) => link);
}

test('without settings the footer links to our own pages', () => {
  expect(linksOf({}).slice(1, 4)).toEqual(['/unsubscribe/', '/unsubscribe/?country=RO', '/instalare/']);
});

test.each([
  ['https://mail.test/stop', 'https://mail.test/stop?country=RO'],
  ['https://mail.test/stop?list=1', 'https://mail.test/stop?list=1&country=RO'],
])('the external unsubscribe page %s gets the country', (unsubscribeUrl, expected) => {
  expect(linksOf({ unsubscribeUrl }).slice(1, 3)).toEqual(['/unsubscribe/', expected]);
});

test('an application in a store replaces the page about installing', () => {
  expect(linksOf({ mobileAppUrl: 'https://apps.test/imprumut-clar' })[3]).toBe(
    'https://apps.test/imprumut-clar',
  );
});

test('the menus link to the calendar of the year, as long as the site has one', () => {
  expect(linksOf({ year: 2027 })).toEqual(
    expect.arrayContaining(['/zile-libere-2027/', '/unsubscribe/', '/instalare/']),
  );
  expect(linksOf({ year: 2027 })).not.toContain('/zile-libere-2024/');
  expect(linksOf({ year: 2031 })[0]).toBe('/zile-libere-2024/');
});
