import { expect, test } from 'vitest';
import { z } from 'zod';
import { emailSchema, likelyEmail, mailboxOf, normalizeEmail } from './email.ts';
import { HTML_EMAIL, INVALID_EMAIL } from './typed-rules.ts';

// The HTML Standard's own grammar and a dot in the domain, by hand.
test.each([
  'ion@example.ro',
  'ion.popescu+oferte@mail.example.com',
  "o'neill@example.ro",
  '_@x.ro',
  ' ion@example.ro ',
])('%j is an address', (text) => {
  expect(emailSchema.parse(text)).toBe(text.trim());
});

test.each([
  '',
  'ion',
  'ion@',
  'ion@exemplu',
  'ion@localhost',
  'ion@exemplu.r',
  '@example.ro',
  'ion@example..ro',
  'ion@-example.ro',
  'ion popescu@example.ro',
  'ion@example.ro\r\nBcc: altul@example.ro',
  'ion@example.ro, ana@example.ro',
  'Ion <ion@example.ro>',
  'ion@exa mple.ro',
  'ion@пример.ro',
  '"ion"@example.ro',
  `${'a'.repeat(250)}@x.ro`,
])('%j is not an address, in the words of the specification', (text) => {
  expect(emailSchema.safeParse(text).error?.issues[0]?.message).toBe(INVALID_EMAIL);
});

test('the grammar is the HTML Standard’s, as in a maintained library', () => {
  expect(HTML_EMAIL.source).toBe(z.regexes.html5Email.source);
});

test('the sentences are those of the specification, section 5', () => {
  expect(INVALID_EMAIL).toBe('Introduceți o adresă de e-mail validă');
});

test.each(['ion.pop@example.ro', ' Ion.Pop@Example.RO', 'ION.POP@EXAMPLE.RO\n'])(
  '%j equals the address in another spelling',
  (typed) => {
    expect(normalizeEmail(typed)).toBe('ion.pop@example.ro');
  },
);

test.each(['ion@example.ro', 'Ion+unu@example.ro', 'ion+a+b@EXAMPLE.ro'])(
  'mail to %j reaches the same mailbox',
  (typed) => {
    expect(mailboxOf(typed)).toBe('ion@example.ro');
  },
);

test.each([
  ['ion@gmial.com', 'ion@gmail.com'],
  ['Ion.Pop+a@GMAI.COM', 'Ion.Pop+a@gmail.com'],
  ['ion@gmail.con', 'ion@gmail.com'],
  ['ion@yaho.com', 'ion@yahoo.com'],
  ['ana@hotmial.con', 'ana@hotmail.com'],
])('%s is suggested as %s', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant);
});

test.each([
  'ion@gmail.com',
  'ion@yahoo.ro',
  'ion@gmial.ro',
  'ion@firma-mea.con',
  'ion@exemplu.ro',
  'ion',
  '',
])('no correction is suggested for %j', (typed) => {
  expect(likelyEmail(typed)).toBeNull();
});
