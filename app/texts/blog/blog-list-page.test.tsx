import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ChartShape } from '#domain/texts/schemas/text-chart.ts';
import { BlogListPage } from './blog-list-page.tsx';
import { summarizeArticle } from './summarize-article.ts';

const axis = { ends: ['azi', 'ziua 100'] } as const;
const lines: ChartShape = {
  kind: 'lines',
  lines: [
    {
      name: 'cost',
      points: [
        [0, 0],
        [1, 1],
      ],
    },
  ],
  top: 1,
  axis,
};
const days: ChartShape = { kind: 'timeline', events: [{ at: 0.5, label: 'Paști', day: '2 mai' }], axis };

function guide(slug: string, lede: string, shape?: ChartShape) {
  const charts = shape
    ? [{ title: slug, shape, description: '', sources: [], table: { head: [], rows: [] } }]
    : [];
  return summarizeArticle({ slug, title: slug, lede, body: { words: 700, charts } });
}

test('guides with a line to show lead a list, three at most; the others keep their order, with answer and minutes', () => {
  const lede =
    'Aveți 14 zile de la semnare ca să renunțați la un credit de consum, fără motiv. Dați înapoi suma.';
  const articles = [
    guide('a', lede),
    guide('b', lede, lines),
    guide('c', lede, days),
    ...['d', 'e', 'f'].map((slug) => guide(slug, lede, lines)),
  ];
  const list = { title: 'Ghiduri', heading: 'Ghiduri', lede: '', currentTag: null, tags: [] };
  const html = renderToStaticMarkup(<BlogListPage list={{ ...list, articles, page: 1, pages: 1 }} />);
  expect([...html.matchAll(/<h2><a href="\/(\w)\/"/g)].map(([, slug]) => slug).join('')).toBe('bdeacf');
  expect(html.match(/class="chart-drawing"/g)).toHaveLength(3);
  expect(html).toContain(
    '<p>Aveți 14 zile de la semnare ca să renunțați la un credit de consum, fără motiv.</p>',
  );
  expect(html).toContain('4 min');
});

test('the answer of a guide is its first sentence, with the second one if the first is short', () => {
  expect(guide('pfa', 'PFA, dacă lucrați singur. SRL, dacă aveți angajați. Vedeți mai jos.').answer).toBe(
    'PFA, dacă lucrați singur. SRL, dacă aveți angajați.',
  );
});
