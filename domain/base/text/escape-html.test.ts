import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('special characters of HTML and XML are escaped once each', () => {
  expect(escapeHtml(`<b title="a" id='b'>R&D &amp; ș</b>`)).toBe(
    '&lt;b title=&quot;a&quot; id=&#x27;b&#x27;&gt;R&amp;D &amp;amp; ș&lt;/b&gt;',
  );
});
