import fc from 'fast-check';

// All Unicode code points, without unpaired surrogates.
const anyCharacter = fc
  .integer({ min: 0, max: 0x10_f7_ff })
  .map((number) => String.fromCodePoint(number < 0xd8_00 ? number : number + 0x8_00));

/**
 * Generates texts of any characters, and of those that programs stumble over. fast-check's own `unit: 'binary'` first makes a map
 * of a million characters, which takes a second of a processor.
 */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.array(anyCharacter, { maxLength }).map((characters) => characters.join('')) },
    { weight: 1, arbitrary: fc.string({ maxLength }) },
  );
}
