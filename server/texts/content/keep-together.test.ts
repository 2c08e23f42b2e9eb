import { expect, test } from 'vitest';
import { keepTogether } from './keep-together.ts';

test('words of a text stay on one line, whatever stands around them', () => {
  expect(keepTogether('<p>Dacă l-ați luat, <b>s-ar</b> putea.</p>')).toBe(
    '<p>Dacă <no-break>l-ați</no-break> luat, <b><no-break>s-ar</no-break></b> putea.</p>',
  );
});

test('tags are left as they are', () => {
  const html = '<a href="/credit-ifn/" aria-label="s-ar">credit</a>';
  expect(keepTogether(html)).toBe(html);
});
