import path from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { unwantedWords } from '#domain/texts/schemas/unwanted-words.ts';
import { readWords } from '#server/texts/content/wording.ts';

// `npm run bench:pages -- http://localhost:3000`: measures the pages of a running site, as the table of docs/measurements/pages.md.
const [origin = 'http://localhost:3000'] = process.argv.slice(2);
const words = readWords(path.join(import.meta.dirname, '../../content'));
const AT_ONCE = 4;

/** One page of each kind, whose height is measured. */
const measured = [
  '/',
  '/offers/',
  '/calculator-rate-credit/',
  '/convertor-valutar/eur-to-ron/',
  '/ce-este-dae-si-cum-se-calculeaza/',
  '/credit-1000-lei/',
  '/credit-nevoi-personale/ferratum/',
  '/blog/',
  '/reg/',
  '/cautare/?q=dobanda',
  '/nu-exista/',
];

type Page = {
  kind: string;
  pictures: number;
  drawings: number;
  links: number;
  old: number;
};

function readPage(html: string): Page {
  const main = /<main[^>]*>([^]*?)<\/main>/.exec(html)?.[1] ?? '';
  const count = (pattern: RegExp) => main.match(pattern)?.length ?? 0;
  const text = main.replaceAll(/<(script|style|template)[^]*?<\/\1>/g, ' ').replaceAll(/<[^>]+>/g, ' ');
  return {
    kind: /"pageType":"([^"]+)"/.exec(html)?.[1] ?? '?',
    pictures: count(/<figure class="chart/g),
    drawings: count(/<svg class="(?:drawing|cover)/g),
    links: count(/<a [^>]*href="\/[^/]/g),
    old: unwantedWords(text, words).length,
  };
}

async function readPages(addresses: readonly string[]): Promise<Page[]> {
  const left = [...addresses];
  const pages: Page[] = [];
  const reader = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift())
      pages.push(readPage(await (await fetch(next)).text()));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
  return pages;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const row = (cells: readonly (string | number | undefined)[]) => console.log(`| ${cells.join(' | ')} |`);

const { id } = (await (await fetch(`${origin}/builds/latest.json`)).json()) as { id: string };
const { prerendered } = (await (await fetch(`${origin}/builds/meta/${id}.json`)).json()) as {
  prerendered: string[];
};
const addresses = prerendered.filter((page) => !page.startsWith('/landing/')).map((page) => origin + page);
const pages = await readPages(addresses);
const oldWords = (of: readonly Page[]) => of.reduce((all, page) => all + page.old, 0);
const share = (of: readonly Page[], part: 'pictures' | 'drawings') =>
  of.filter((page) => page[part] > 0).length;

row(['kind', 'pages', 'with a chart', 'with a drawing', 'links, median', 'words of old']);
row(['---', ...Array.from({ length: 5 }, () => '---:')]);
const kinds = [...Map.groupBy(pages, ({ kind }) => kind)].toSorted(([, a], [, b]) => b.length - a.length);
for (const [kind, of] of [...kinds, ['all', pages] as const])
  row([
    kind,
    of.length,
    share(of, 'pictures'),
    share(of, 'drawings'),
    median(of.map(({ links }) => links)),
    oldWords(of),
  ]);

console.log('');
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
row(['page', 'height at 360', 'height at 1280']);
row(['---', '---:', '---:']);
for (const address of measured) {
  const heights: number[] = [];
  for (const width of [360, 1280]) {
    const page = await browser.newPage({ viewport: { width, height: 800 }, javaScriptEnabled: false });
    await page.goto(origin + address);
    heights.push(await page.evaluate(() => document.documentElement.scrollHeight));
    await page.close();
  }
  row([address, ...heights]);
}
await browser.close();
