import { visibleText } from '#domain/text/visible-text.ts';
import { type ConversionStatus, conversionStatuses } from './conversion-status.ts';

// What networks write besides our three words. Numbers other than 1 mean something else in each of them, and are not guessed.
const synonyms: Readonly<Record<string, ConversionStatus>> = {
  '1': 'approved',
  sale: 'approved',
  chargeback: 'rejected',
};

/** The status a lender's word stands for, in capitals or not; undefined for any other word. */
export function readStatus(text: string): ConversionStatus | undefined {
  const word = text.toLowerCase();
  const own = conversionStatuses.find((status) => status === word);
  return own ?? (Object.hasOwn(synonyms, word) ? synonyms[word] : undefined);
}

/** Hundredths of an amount written as 120, 120.50 or 120,50; undefined for anything else, thousands apart too: 1.200 is two things. */
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

/** Whether a value holds a macro that a network should have replaced: {txid}, ${tid}, ##tid##, %tid%, [TID], <tid>, __TID__. */
export function hasUnreplacedMacro(text: string): boolean {
  return macro.test(text) && !UUID_IN_BRACES.test(text);
}

/** Whether a value is what a macro without a value leaves behind: nothing that is seen, signs alone, or a programmer's word for nothing. */
export function isBlank(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(visibleText(text)) || /^(?:null|undefined|none|nan)$/i.test(text);
}
