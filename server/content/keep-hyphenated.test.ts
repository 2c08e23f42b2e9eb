import { expect, test } from 'vitest';
import { keepHyphenated } from './keep-hyphenated.ts';

test.each([
  ['dacă l-ați luat', 'dacă <span class="nb">l-ați</span> luat'],
  ['Într-o zi, site-ului.', '<span class="nb">Într-o</span> zi, <span class="nb">site-ului</span>.'],
  ['<b>s-ar</b>', '<b><span class="nb">s-ar</span></b>'],
])('%s stays on one line', (html, kept) => {
  expect(keepHyphenated(html)).toBe(kept);
});

test.each([
  '<a href="/credit-ifn/" aria-label="s-ar">credit</a>',
  '<code>/credit-ifn/</code>',
  'legea 52-2016 și dus-întors-dus',
])('%s is left as it is', (html) => {
  expect(keepHyphenated(html)).toBe(html);
});
