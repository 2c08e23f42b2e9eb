import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import type { OfferClaims } from '#domain/law/countries/country.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { loadBlog } from './blog.data.ts';
import { BlogRoute } from './blog.tsx';

async function blogPage(offerClaims: OfferClaims): Promise<string> {
  const data = await loadBlog({
    params: {},
    country: { ...romania, offerClaims },
    services: { content: { articles: [], tags: [] }, forms: { newToken: () => 'un-jeton' } },
  } as unknown as PageArgs);
  if (!data) throw new Error('no page');
  return renderToStaticMarkup(<BlogRoute data={data} />);
}

test('the link from the guides to the offers promises nothing', async () => {
  const html = await blogPage('sourced');
  expect(html).toContain('Comparați înainte să împrumutați');
  expect(html).toMatch(/<a href="\/offers\/"[^>]*>Comparați ofertele<\/a>/);
  expect(html).not.toMatch(/1\.000|minute/);
});

test("in spec mode it is the specification's advert", async () => {
  expect(await blogPage('spec')).toContain('Până la 1.000 lei în 4 minute');
});
