import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('a page becomes a line for each paragraph, item, heading and row', () => {
  const html =
    '<h2 id="cost">Cât costă</h2>\n<p>Rata &amp; dobânda,\nadică <strong>tot</strong>.</p>\n<ul>\n<li>una</li>\n<li>&quot;două&quot;</li>\n</ul>' +
    '<table><thead><tr><th scope="col">Sumă</th><th>Cost</th></tr></thead><tbody><tr><td>100</td><td>5</td></tr></tbody></table>';
  expect(plainText(html)).toBe('Cât costă\nRata & dobânda, adică tot.\nuna\n"două"\nSumă Cost\n100 5');
});

test('an escaped entity is not read as markup', () => {
  expect(plainText('<p>a &lt;b&gt; &amp;lt; c</p>')).toBe('a <b> &lt; c');
});
