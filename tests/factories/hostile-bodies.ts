import fc from 'fast-check';
import { anyText } from './any-text.ts';

const LONG = 20_000;

/** Texts that people do not type, and vulnerability scanners do. */
const hostileTexts = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  'ion@example.ro\r\nBcc: altul@example.ro',
  'Ion\nPopa',
  "'; drop table contact_messages; --",
  '%00',
  '\u0000',
  'a\u0000b',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}<%= 7*7 %>',
  '../../../etc/passwd',
  '\u202egnp.exe',
  '\u200f\u2066مرحبا',
  '\ud800',
  '\udfff\ud83d',
  '👩‍👩‍👧‍👦'.repeat(50),
  'e\u0301'.repeat(2_000),
  'ﷺ'.repeat(500),
  '٣٤٥',
  'x'.repeat(LONG),
  '@'.repeat(300),
  '9'.repeat(400),
  'https://a.ro https://b.ro https://c.ro',
  '9223372036854775808',
  '2026-02-31',
  'pt-BR; q=1',
];

/** Generates a value that is invalid, or valid by accident. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...hostileTexts),
  anyText(60),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

type Fields = [name: string, value: string][];

/** Generates the fields of a form: some or all of them hostile, missing or repeated; and some unknown ones. */
function hostileFields(whole: Readonly<Record<string, string>>): fc.Arbitrary<Fields> {
  const names = Object.keys(whole);
  const changed = fc.oneof(fc.subarray(names, { maxLength: Math.min(2, names.length) }), fc.subarray(names));
  const changes = fc.array(
    fc.oneof(
      hostileText.map((text) => (name: string, _value: string): Fields => [[name, text]]),
      fc.constant((): Fields => []),
      // A repeated field: the valid value may not be the one that is used.
      hostileText.map((text) => (name: string, value: string): Fields => [
        [name, value],
        [name, text],
      ]),
    ),
    { minLength: names.length, maxLength: names.length },
  );
  const foreign = fc.array(fc.tuple(hostileText, hostileText), { maxLength: 3 });
  return fc.tuple(changed, changes, foreign).map(([wrong, ways, more]) => [
    ...Object.entries(whole).flatMap(([name, value], index): Fields => {
      const change = wrong.includes(name) ? ways[index] : undefined;
      return change ? change(name, value) : [[name, value]];
    }),
    ...more,
  ]);
}

/** Generates a form body (application/x-www-form-urlencoded): wrong fields, or bytes that are not fields. */
export function hostileForm(whole: Readonly<Record<string, string>>): fc.Arbitrary<string> {
  return fc.oneof(
    {
      weight: 9,
      arbitrary: hostileFields(whole).map((fields) =>
        fields.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&'),
      ),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'binary-ascii', maxLength: 300 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('%', '%zz=%', '=&=&==', '&'.repeat(5_000), 'a=1&'.repeat(2_000)),
    },
  );
}

/** Generates a JSON body: an object with wrong fields, any other JSON, or invalid JSON. */
export function hostileJson(whole: Readonly<Record<string, unknown>>): fc.Arbitrary<string> {
  const names = Object.keys(whole);
  const mutated = fc
    .tuple(
      fc.oneof(fc.constant(names), fc.subarray(names)),
      fc.array(fc.tuple(fc.constantFrom(...names), fc.oneof(hostileText, fc.jsonValue())), { maxLength: 3 }),
    )
    .map(([kept, changes]) =>
      JSON.stringify({
        ...Object.fromEntries(kept.map((name) => [name, whole[name]])),
        ...Object.fromEntries(changes),
      }),
    );
  return fc.oneof(
    { weight: 5, arbitrary: mutated },
    { weight: 2, arbitrary: fc.json() },
    { weight: 1, arbitrary: anyText(200) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', '{', '[[[[', '{"__proto__":{"a":1}}', `"${'x'.repeat(LONG)}"`),
    },
  );
}

// An unpaired surrogate has no percent form: its replacement character is sent.
const encode = (text: string) => encodeURIComponent(text.toWellFormed());
