import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { newPageArgs } from '#tests/factories/page-args.ts';
import { loadTrafficback } from './trafficback.data.ts';
import { TrafficbackPage } from '#app/offers/leaving/trafficback-page.tsx';

test('a visitor of a closed offer learns it and has three links', async () => {
  const data = await loadTrafficback(newPageArgs('/landing/trafficback/', { offers: [] }));
  const html = renderToStaticMarkup(<TrafficbackPage data={data} />);
  expect(html).toContain('<h1>Oferta aleasă nu este deschisă acum</h1>');
  expect([...html.matchAll(/<li><a href="([^"]+)">[^<]*<\/a><p>/g)].map(([, href]) => href)).toEqual([
    '/offers/',
    '/cum-ordonam/',
    '/',
  ]);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});
