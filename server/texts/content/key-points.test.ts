import { describe, expect, test } from 'vitest';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { siteContent } from '#tests/factories/site-content.ts';
import { renderMarkdown } from './markdown.ts';

const pack = romanianRulePacks.at(-1) ?? null;
const { articles, findArticle } = siteContent(pack);
const noBlocks = {
  table: () => ({ caption: '', head: [], rows: [], note: '' }),
  chart: () => {
    throw new RangeError('no chart was asked for');
  },
};

test('a block of key points becomes a named box whose links are checked like those of the text', () => {
  const { html, links } = renderMarkdown(
    'Da.\n\n```pe-scurt\n- Aveți **14 zile**.\n- Citiți [legea](/lege/).\n```\n\nApoi.',
    noBlocks,
  );

  expect(html).toContain('<div class="key-points"><p><b>Pe scurt</b></p><ul>');
  expect(html).toContain('<li>Aveți <strong>14 zile</strong>.</li>');
  expect(links).toEqual(['/lege/']);
});

// Not an amount: their heading names the example.
const exampleInWords = [
  'biroul-de-credit-cum-verifici-gratuit-situatia-ta',
  'centrala-riscului-de-credit-ce-este',
  'semne-de-frauda-la-creditele-online',
  'traditii-de-craciun-in-romania',
];

const bodyOf = (slug: string) => {
  const body = findArticle(slug)?.body;
  if (!body) throw new RangeError(`no article ${slug}`);
  return body;
};

const isComputed = (slug: string) => {
  const { html, charts } = bodyOf(slug);
  return charts.length > 0 || /class="(?:computed|try-it)"/.test(html);
};

describe.each(articles.map(({ slug }) => slug))('%s', (slug) => {
  test('has its key points right after its answer', () => {
    const [start] = bodyOf(slug).html.split('<h2');
    expect(start).toContain('<div class="key-points">');
  });

  test('has an example computed by the site, or one named in its heading', () => {
    const isNamed = /<h[23][^>]*>[^<]*exempl/i.test(bodyOf(slug).html);
    expect(isComputed(slug) || (exampleInWords.includes(slug) && isNamed)).toBe(true);
  });

  test('ends with a next step, before the changes', () => {
    const sections = bodyOf(slug)
      .html.split('<h2')
      .filter((section) => !section.startsWith(' id="ce-s-a-schimbat"'));
    expect(sections.at(-1)).toMatch(/<a href="\/|<form class="try-it"/);
  });
});

// The most read ones, with a place given by the editors, have their own limits in `most-read.test.ts`.
test.each(articles.filter(({ place }) => place === undefined).map(({ slug }) => slug))(
  '%s has 500 to 1 000 words and links to six to ten pages',
  (slug) => {
    const { words, links } = bodyOf(slug);
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(1000);
    const pages = new Set(links.filter((link) => link.startsWith('/')).map((link) => link.split(/[?#]/)[0]));
    expect(pages.size).toBeGreaterThanOrEqual(6);
    expect(pages.size).toBeLessThanOrEqual(10);
  },
);
