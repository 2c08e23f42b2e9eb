import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChartFrame } from './chart-frame.tsx';

const chart = (props: Partial<ComponentProps<typeof ChartFrame>> = {}) =>
  renderToStaticMarkup(
    <ChartFrame
      id="pret"
      title="Prețul pe zile"
      marks={[{ look: 'main', path: 'M0,240L720,0' }]}
      axis={{ ends: ['01.09.2026', '30.09.2026'] }}
      description="Urcă de la 1 la 2."
      sources={[{ name: 'INS', url: 'https://insse.ro/', date: '2026-09-30', readAt: '2026-11' }]}
      table={{ rows: 'randurile' }}
      {...props}
    />,
  );

test('screen readers read a drawing as the sentence below it, and its figure as its title', () => {
  const html = chart();
  expect(html).toContain('<figure class="chart" aria-labelledby="pret">');
  expect(html).toContain('<h3 id="pret">Prețul pe zile</h3>');
  expect(html).toMatch(/<svg [^>]*role="img" aria-labelledby="pret-in-cuvinte">/);
  expect(html).toContain('id="pret-in-cuvinte">Urcă de la 1 la 2.</p>');
});

test('drawings use no style attributes, which the content security policy blocks', () => {
  expect(chart({ legend: [{ look: 'main', label: 'preț' }] })).not.toContain('style=');
});

test('the source is shown with its dates', () => {
  expect(chart().replaceAll('\u00a0', ' ')).toContain(
    'Sursa: <span><a href="https://insse.ro/" rel="noopener">INS</a>, din 30.09.2026</span>.',
  );
});

test('the figures are in a folded table, or linked on the same page', () => {
  expect(chart()).toMatch(/<details class="fold">.*Cifrele din grafic, în tabel.*randurile/);
  const elsewhere = chart({ table: { href: '#zile' } });
  expect(elsewhere).toContain('<a href="#zile">Cifrele din grafic, în tabel</a>');
  expect(elsewhere).not.toContain('<details');
});
