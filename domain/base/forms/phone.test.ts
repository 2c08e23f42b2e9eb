import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { phoneSchema } from './phone.ts';
import { readPhone } from './read-phone.ts';
import { INVALID_PHONE } from './typed-rules.ts';

test.each([
  '0722123456',
  '0722 123 456',
  '0722.123.456',
  '0722-123-456',
  '(0722) 123 456',
  '0722/123456',
  '+40722123456',
  '+40 722 123 456',
  '+40 (0) 722 123 456',
  '+40 (722) 123-456',
  '0040722123456',
  '00 40 722 123 456',
  '40722123456',
  '722123456',
  '0722\u00a0123\u00a0456',
])('%j is the number +40722123456', (text) => {
  expect(phoneSchema.parse(text)).toBe('+40722123456');
});

test.each([
  ['021 310 12 34', '+40213101234'],
  ['0256 123 456', '+40256123456'],
  ['0800 801 234', '+40800801234'],
  ['+39 333 123 4567', '+393331234567'],
  ['0049 171 1234567', '+491711234567'],
])('%j is %s', (text, expected) => {
  expect(readPhone(text)).toBe(expected);
});

test.each([
  '',
  '0',
  '112',
  '07221234567',
  '072212345',
  '0522123456',
  '+4072212345',
  '+40',
  '++40722123456',
  '0722 123 45x',
  'zero șapte',
  '0722123456 sau 0733123456',
  '+400722123456',
  '1'.repeat(40),
])('%j is not a number, in the words of the specification', (text) => {
  expect(phoneSchema.safeParse(text).error?.issues[0]?.message).toBe(INVALID_PHONE);
});

test('the sentences are those of the specification, section 5', () => {
  expect(INVALID_PHONE).toBe('Introduceți un număr de telefon valid');
});

test("the result agrees with libphonenumber's numbering plan on Romanian numbers, however they are grouped", () => {
  const digits = fc.string({
    unit: fc.constantFrom(...Array.from('0123456789')),
    minLength: 7,
    maxLength: 10,
  });
  const prefix = fc.constantFrom('0', '+40', '+40 ', '0040');
  const gap = fc.constantFrom('', ' ', '-', '.');
  fc.assert(
    fc.property(prefix, digits, gap, (start, rest, between) => {
      const text = start + rest.replace(/(\d{3})(?=\d)/g, `$1${between}`);
      const oracle = parsePhoneNumberFromString(text, 'RO');
      // Short numbers of six digits are not subscribers' telephones; the trunk zero is not a number of its own.
      fc.pre(!rest.startsWith('0') && oracle?.nationalNumber.length !== 8);
      const expected = oracle?.isValid() && oracle.country === 'RO' ? oracle.number : undefined;
      expect(readPhone(text)).toBe(expected);
    }),
    { numRuns: 2_000 },
  );
});
