import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { PageAddress } from './page-address.ts';

const render = (current: string) =>
  renderToStaticMarkup(
    <PageAddress value={{ origin: 'https://site.test', path: '/comparatie/' }}>
      <Breadcrumbs items={[{ href: '/offers/?suma=2000', label: 'Oferte' }]} current={current} />
    </PageAddress>,
  );

test("search engines get the breadcrumbs of the page, without a visitor's amounts", () => {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(render('Comparație'))?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Prima pagină', item: 'https://site.test/' },
          { '@type': 'ListItem', position: 2, name: 'Oferte', item: 'https://site.test/offers/' },
          { '@type': 'ListItem', position: 3, name: 'Comparație' },
        ],
      },
    ],
  });
});

test('a name cannot end the data block', () => {
  const html = render('</script><img src=x>');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).toContain('\\u003c/script>');
});
