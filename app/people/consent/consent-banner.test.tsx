import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ConsentBanner } from './consent-banner.tsx';

const html = renderToStaticMarkup(<ConsentBanner path="/offers/" />);

test('the question works without scripts: its form returns to the page', () => {
  expect(html).toContain('action="/api/consent" method="post"');
  expect(html).toContain('name="inapoi" value="/offers/"');
  expect([...html.matchAll(/<button value="(\w+)" type="submit"/g)].map(([, value]) => value)).toEqual([
    'refuz',
    'accept',
  ]);
});

test('markup and styles of the question stay far below 2 KB per page', () => {
  const styles = readFileSync(new URL('consent-banner.css', import.meta.url));
  expect(brotliCompressSync(Buffer.concat([Buffer.from(html), styles])).length).toBeLessThan(1300);
});
