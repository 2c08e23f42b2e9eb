import { expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';

const { text, html } = composeMail(
  [
    'Bună ziua.',
    { heading: 'Ce ați trimis' },
    { facts: [['Număr', 'C-7K3M-Q9XT']] },
    { quote: '<script>alert(1)</script>\nși "ghilimele"' },
    { link: 'Confirmați', href: 'https://site.test/?a=1&b=2' },
  ],
  'https://site.test',
);

test('the plain text has the whole content without markup', () => {
  expect(text).toBe(`Bună ziua.

CE AȚI TRIMIS

Număr: C-7K3M-Q9XT

> <script>alert(1)</script>
> și "ghilimele"

Confirmați:
https://site.test/?a=1&b=2

Împrumut Clar
https://site.test/
`);
});

test("people's words stay text in HTML", () => {
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>');
  expect(html).toContain('<h2>Ce ați trimis</h2>');
  expect(html).toContain('<a href="https://site.test/?a=1&amp;b=2">Confirmați</a>');
});
