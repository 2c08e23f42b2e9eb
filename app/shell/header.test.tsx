import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { load } from 'js-yaml';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { navigationIcons } from './navigation-icons.ts';
import {
  navigationIconNames,
  navigationSchema,
  type Navigation,
} from '#domain/texts/schemas/navigation-schema.ts';

const navigation = load(readFileSync('content/data/navigation.yml', 'utf8')) as Navigation;
const rulePack = {
  validFrom: '2026-01-01',
  warning: 'Atenție! Banii împrumutați costă bani.',
  serviceShort: 'Comparăm oferte.',
  serviceNotice: 'Nu suntem creditor.',
  representativeExample: null,
};

function header(options: { currentPath?: string; layout?: 'default' | 'empty' } = {}) {
  return renderToStaticMarkup(
    <Header navigation={navigation} currentPath="/" rulePack={rulePack} {...options} />,
  );
}

test('the "Credite" menu has the three columns of the specification', () => {
  const titles = [...header().matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, title]) => title);
  expect(titles).toEqual(['Tipuri de credite', 'Credite rapide', 'Recenzii despre creditori']);
});

test('the columns link to all 22 loan types and all 16 lenders, each once', () => {
  const links = navigation.header.credits.columns.map((column) => column.links.map(({ link }) => link));
  const [types = [], fast = [], lenders = []] = links;
  expect(new Set([...types, ...fast]).size).toBe(22);
  expect(new Set(lenders).size).toBe(16);
  expect(lenders.every((link) => link.startsWith('/credit-nevoi-personale/'))).toBe(true);
});

test('both menus mark the current page', () => {
  expect(header({ currentPath: '/offers/' }).match(/href="\/offers\/" aria-current="page"/g)).toHaveLength(2);
});

test('the search is an icon beside both menus, with an accessible name', () => {
  const links = header().match(
    /<a href="\/cautare\/" aria-label="Căutare"><svg class="ico"[^>]*aria-hidden="true"><path d="[^"]+"><\/path><\/svg><\/a>/g,
  );
  expect(links).toHaveLength(2);
});

test('the menu of a phone begins with a search field and ends with a link to the search', () => {
  const [, panel = ''] = header().split('<summary>Meniu');
  expect(panel).toMatch(
    /^[^]*?<div class="wrap"><search><form action="\/cautare\/" method="get"><input type="search"/,
  );
  expect(panel).toMatch(/<a href="\/cautare\/">Căutare<\/a><\/nav>/);
});

test('every icon name allowed in menus has a drawing, and no other has', () => {
  expect(Object.keys(navigationIcons).toSorted()).toEqual([...navigationIconNames].toSorted());
});

test('content with an unknown icon is refused', () => {
  const menu = { ...navigation.header, search: { ...navigation.header.search, icon: 'racheta' } };
  expect(navigationSchema.safeParse(navigation).success).toBe(true);
  expect(navigationSchema.safeParse({ ...navigation, header: menu }).error?.message).toContain('icon');
});

test('the empty layout keeps the warning and omits the links', () => {
  const html = header({ layout: 'empty' });
  expect(html).toContain(rulePack.warning);
  expect(html).not.toContain('<nav');
});

test('the footer has the links of the specification, with the country on the external unsubscribe link', () => {
  const html = renderToStaticMarkup(<Footer navigation={navigation} rulePack={rulePack} />);
  const wanted = [
    '/',
    '/contact/',
    '/despre-noi/',
    '/program-de-afiliere/',
    '/cum-functioneaza/',
    '/blog/',
    '/unsubscribe/',
    '/unsubscribe/?country=RO',
    '/termenii-de-utilizare/',
    '/politica-de-confidentialitate/',
    '/politica-de-cookies/',
    '/instalare/',
    'https://anpc.ro/ce-este-sal/',
  ];
  expect(wanted.filter((link) => !html.includes(`href="${link}"`))).toEqual([]);
});
