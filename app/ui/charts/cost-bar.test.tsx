import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import { CostBar } from './cost-bar.tsx';

const figures = { principal: fromLei(1_000), cost: fromLei(500), maximum: fromLei(2_000) };

test('geometry is in SVG attributes, so that a strict policy allows it', () => {
  const html = renderToStaticMarkup(<CostBar {...figures} />);
  expect(html).toContain('<rect class="amount" width="50%"');
  expect(html).toContain('<rect class="cost" x="50%" width="25%"');
  expect(html).not.toContain('style=');
});

test('a bar alone is an image with a sentence; beside the same figures it is hidden from screen readers', () => {
  expect(renderToStaticMarkup(<CostBar {...figures} />)).toContain('role="img" aria-label="Împrumutați 1');
  const decorative = renderToStaticMarkup(<CostBar {...figures} decorative />);
  expect(decorative).toContain('aria-hidden="true"');
  expect(decorative).not.toContain('aria-label');
});

test('an unknown cost draws nothing in yellow', () => {
  const html = renderToStaticMarkup(<CostBar {...figures} cost={null} />);
  expect(html).not.toContain('class="cost"');
});

test('an amount without a legal ceiling has no bar', () => {
  expect(renderToStaticMarkup(<CostBar {...figures} maximum={null} />)).toBe('');
});
