// National numbers of Romania have nine digits: 2 and 3 are fixed, 7 mobile, 8 and 90 services.
const national = /^(?:[2378]\d{8}|90\d{7})$/;
// Numbers of other countries are checked only by E.164's general rule.
const foreign = /^(?!40)[1-9]\d{6,14}$/;
const separators = /[\s().\-/\u00a0\u2010-\u2015]+/g;

/**
 * Reads a phone number as people write it, as E.164: 0722 123 456, 0722.123.456, +40 (722) 123-456 and 0040722123456 are all
 * +40722123456. Numbers of other countries begin with + or 00.
 * @returns undefined when it is not a number
 */
export function readPhone(text: string): string | undefined {
  // Some write the trunk zero that is omitted abroad: +40 (0) 722 123 456.
  const compact = text
    .trim()
    .replace(/^((?:\+|00)40)\s*\(0\)/, '$1')
    .replace(separators, '');
  const abroad = /^(?:\+|00)(\d+)$/.exec(compact)?.[1];
  if (abroad !== undefined) {
    if (abroad.startsWith('40') && national.test(abroad.slice(2))) return `+${abroad}`;
    return foreign.test(abroad) ? `+${abroad}` : undefined;
  }
  const digits = /^0?(\d{9})$/.exec(compact)?.[1] ?? /^40(\d{9})$/.exec(compact)?.[1];
  return digits !== undefined && national.test(digits) ? `+40${digits}` : undefined;
}
