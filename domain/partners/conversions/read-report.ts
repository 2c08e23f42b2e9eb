import { visibleText } from '#domain/base/text/visible-text.ts';
import { type ConversionStatus, conversionStatuses } from './conversion-status.ts';

// Statuses that networks send besides our three words. Numbers other than 1 mean something else in each network, and are not
// guessed.
const synonyms: Readonly<Record<string, ConversionStatus>> = {
  '1': 'approved',
  sale: 'approved',
  chargeback: 'rejected',
};

/** Translates a lender's status, in any case; undefined for an unknown word. */
export function readStatus(text: string): ConversionStatus | undefined {
  const word = text.toLowerCase();
  const own = conversionStatuses.find((status) => status === word);
  return own ?? (Object.hasOwn(synonyms, word) ? synonyms[word] : undefined);
}

/**
 * Reads hundredths of an amount written as 120, 120.50 or 120,50; undefined for anything else, thousands separators too: 1.200 is
 * ambiguous.
 */
export function readPayoutCents(text: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

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
