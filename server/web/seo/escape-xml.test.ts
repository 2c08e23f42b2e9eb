import { expect, test } from 'vitest';
import { escapeXml } from './escape-xml.ts';

test('markup is escaped, and characters XML does not allow are left out', () => {
  expect(escapeXml('a\u0000\u000Bb & <c> "d" \u{1F600}')).toBe('ab &amp; &lt;c&gt; &quot;d&quot; \u{1F600}');
});
