import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageAddress } from './page-address.ts';
import { PageHead } from './page-head.tsx';

function head(props: Partial<ComponentProps<typeof PageHead>>, path = '/credit-auto/'): string {
  return renderToStaticMarkup(
    <PageAddress value={{ origin: 'https://site.test', path }}>
      <PageHead title="Credit auto" description="Cu ce bani cumpărați mașina." {...props} />
    </PageAddress>,
  );
}

test('title and description for people and for social networks come from one source', () => {
  const html = head({});
  expect(html).toContain('<title>Credit auto | Împrumut Clar</title>');
  expect(html).toContain('<meta name="description" content="Cu ce bani cumpărați mașina."/>');
  expect(html).toContain('<meta property="og:title" content="Credit auto"/>');
  expect(html).toContain('<meta property="og:description" content="Cu ce bani cumpărați mașina."/>');
  expect(html).toContain('<meta property="og:type" content="website"/>');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
});

test('a page is canonical at its own path, in Romanian and for everyone', () => {
  const html = head({});
  const address = 'https://site.test/credit-auto/';
  expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
  expect(html).toContain(`<link rel="alternate" hrefLang="ro-RO" href="${address}"/>`);
  expect(html).toContain(`<link rel="alternate" hrefLang="x-default" href="${address}"/>`);
  expect(html).toContain(`<meta property="og:url" content="${address}"/>`);
});

test('a page that repeats another one names it as canonical', () => {
  expect(head({ canonical: '/offers/' }, '/offers2/')).toContain(
    '<link rel="canonical" href="https://site.test/offers/"/>',
  );
});

test('a page about one visitor is not indexed and has no canonical address', () => {
  const html = head({ isListed: false });
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('canonical');
  expect(html).not.toContain('og:url');
  expect(html).not.toContain('alternate');
});

test("the address of the picture is absolute, whether the page's or the site's", () => {
  expect(head({})).toContain('content="https://site.test/share/imprumut-clar.png"');
  expect(head({ image: 'bani' })).toContain('content="https://site.test/share/bani.png"');
});

test("the title of a page begins with the form's error, but its shared title does not", () => {
  const html = head({ hasErrors: true });
  expect(html).toContain('<title>Eroare: Credit auto | Împrumut Clar</title>');
  expect(html).toContain('<meta property="og:title" content="Credit auto"/>');
});

test('a title that search engines would cut omits the name of the site', () => {
  const title = 'Calculator de rate: 1 000 de lei la 1% pe zi, o singură plată';
  expect(head({ title })).toContain(`<title>${title}</title>`);
});

test('a title that already names the site does not repeat the name', () => {
  expect(head({ title: 'Împrumut Clar: toate ofertele' })).toContain(
    '<title>Împrumut Clar: toate ofertele</title>',
  );
});

test('an article has its dates and theme', () => {
  const html = head({ article: { published: '2026-11-02', updated: '2026-11-15', section: 'Bani' } });
  expect(html).toContain('<meta property="og:type" content="article"/>');
  expect(html).toContain('<meta property="article:published_time" content="2026-11-02"/>');
  expect(html).toContain('<meta property="article:modified_time" content="2026-11-15"/>');
  expect(html).toContain('<meta property="article:section" content="Bani"/>');
});
