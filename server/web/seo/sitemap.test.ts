import { expect, test } from 'vitest';
import { sitemap } from './sitemap.ts';

const origin = 'https://site.test';

test('a page has its day of change; an unknown day is left out', () => {
  const lastChanges = new Map([['/credit-auto/', '2026-10-03']]);
  expect(sitemap({ origin, paths: ['/abonare/', '/credit-auto/'], lastChanges })).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://site.test/abonare/</loc></url>
<url><loc>https://site.test/credit-auto/</loc><lastmod>2026-10-03</lastmod></url>
</urlset>
`,
  );
});

test('further pages of the list of articles change with the list', () => {
  const lastChanges = new Map([['/blog/', '2026-11-01']]);
  expect(sitemap({ origin, paths: ['/blog/page-2/'], lastChanges })).toContain(
    '<loc>https://site.test/blog/page-2/</loc><lastmod>2026-11-01</lastmod>',
  );
});

test('an address is escaped for XML', () => {
  expect(sitemap({ origin, paths: ['/a&b/'], lastChanges: new Map() })).toContain(
    '<loc>https://site.test/a&amp;b/</loc>',
  );
});
