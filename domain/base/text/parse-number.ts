import { shown } from '#domain/base/locale/shown-style.ts';
import { withoutInvisible } from './without-invisible.ts';

export type TypedNumber = { ok: true; value: number } | { ok: false; reason: 'empty' | 'not-a-number' };

// Thousands grouped by one separator throughout, or not at all; then an optional comma with decimals.
const ROMANIAN_NUMBER = /^(\d+|\d{1,3}(?: \d{3})+|\d{1,3}(?:\.\d{3})+)(?:,(\d+))?$/;
// Number pads of some phones have a dot and no comma. One or two digits after it cannot be thousands.
const DOT_DECIMALS = /^\d+\.\d{1,2}$/;
const UNIT = / ?(?:de )?(?:lei|leu|ron)$/i;

/**
 * Parses a number as people of the country type it: `2000`, `2 000`, `2.000`, `2000,50`, `2 000,50 lei`, with ordinary or no-break
 * spaces. A dot before three digits groups thousands, as in Romanian text. Signs, letters, exponents and odd groupings are refused
 * rather than guessed.
 */
export function parseTypedNumber(text: string): TypedNumber {
  const typed = withoutInvisible(text).replace(/\s+/g, ' ').trim();
  if (typed === '') return { ok: false, reason: 'empty' };
  // Where a dot is the decimal sign, dot and comma are swapped, so that the rules below apply unchanged.
  const number = typed
    .replace(UNIT, '')
    .replace(shown.sign, '')
    .trim()
    .replace(/[.,]/g, (sign) => (sign === shown.decimalSeparator ? ',' : '.'));
  if (DOT_DECIMALS.test(number)) return { ok: true, value: Number(number) };
  const [, whole, decimals = ''] = ROMANIAN_NUMBER.exec(number) ?? [];
  if (whole === undefined) return { ok: false, reason: 'not-a-number' };
  return { ok: true, value: Number(`${whole.replace(/[ .]/g, '')}.${decimals}`) };
}
