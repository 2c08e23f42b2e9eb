import { expect, test } from 'vitest';
import { withoutLinksTo } from './without-links.ts';

const isDead = (href: string) => href.startsWith('/legi/');

test.each([
  ['<p>Vezi <a href="/legi/x/">art. 6</a>.</p>', '<p>Vezi art. 6.</p>'],
  ['<a class="n" href="/legi/x/" rel="nofollow"><b>art.</b> 6</a>', '<b>art.</b> 6'],
  ['<a href="/offers/">Oferte</a> și <a href="/legi/">Legi</a>', '<a href="/offers/">Oferte</a> și Legi'],
  ['<p>Fără legături</p>', '<p>Fără legături</p>'],
])('%s becomes %s', (html, expected) => {
  expect(withoutLinksTo(html, isDead)).toBe(expected);
});
