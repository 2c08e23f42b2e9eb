import { expect, test } from 'vitest';
import { markNoBreaks } from './mark-no-breaks.ts';

test('no-break words of a text stay on one line, whatever surrounds them', () => {
  expect(markNoBreaks('<p>Dacă l-ați luat, <b>s-ar</b> putea.</p>')).toBe(
    '<p>Dacă <no-break>l-ați</no-break> luat, <b><no-break>s-ar</no-break></b> putea.</p>',
  );
});

test('tags stay unchanged', () => {
  const html = '<a href="/credit-ifn/" aria-label="s-ar">credit</a>';
  expect(markNoBreaks(html)).toBe(html);
});
