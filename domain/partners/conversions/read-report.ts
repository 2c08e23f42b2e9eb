import { visibleText } from '#domain/base/text/visible-text.ts';
import { type ConversionStatus, conversionStatuses } from './conversion-status.ts';
import type { Dialect } from './dialects.ts';

/** Translates a lender's word for a state, in any case; undefined for an unknown word. */
export function readStatus(
  text: string,
  { statuses }: Pick<Dialect, 'statuses'>,
): ConversionStatus | undefined {
  const word = text.toLowerCase();
  return conversionStatuses.find((status) => statuses[status].includes(word));
}

/**
 * Reads hundredths of an amount. 120, 120.50 and 120,50 mean the same to everybody; 1.200 and 1,200.50 are read where the decimal
 * sign is known. Undefined for anything else.
 */
export function readPayoutCents(text: string, { decimal }: Pick<Dialect, 'decimal'>): number | undefined {
  const [, whole, part = ''] =
    /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text) ?? (decimal && grouped[decimal].exec(text)) ?? [];
  if (whole === undefined) return undefined;
  return Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(part.padEnd(2, '0'));
}

// Thousands in groups of three; the parts before and after the decimal sign.
const grouped = {
  '.': /^(\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/,
  ',': /^(\d{1,3}(?:\.\d{3}){1,2})(?:,(\d{1,2}))?$/,
};

// The name in a macro begins with a letter: {12345} may be an identifier.
const NAME = String.raw`[a-z_][\w.:-]{0,40}`;
const macro = new RegExp(
  String.raw`\{\s*${NAME}\s*\}|#${NAME}#|%${NAME}%|\[${NAME}\]|<${NAME}>|^__${NAME}__$`,
  'i',
);
const UUID_IN_BRACES = /^\{[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\}$/i;

/**
 * Tells whether a value holds a macro that a network should have replaced: {txid}, ${tid}, ##tid##, %tid%, [TID], <tid>, __TID__.
 */
export function hasUnreplacedMacro(text: string): boolean {
  return macro.test(text) && !UUID_IN_BRACES.test(text);
}

/**
 * Tells whether a value is the rest of a macro without a value: invisible characters, punctuation alone, or a programming
 * language's word for null.
 */
export function isBlank(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(visibleText(text)) || /^(?:null|undefined|none|nan)$/i.test(text);
}
