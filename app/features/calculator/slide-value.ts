import { parseTypedNumber } from '#domain/text/parse-number.ts';

/** Where the slider stands for what was typed; null when it is no number. What it means exactly is read elsewhere. */
export function slideValue(typed: string): number | null {
  const number = parseTypedNumber(typed);
  return number.ok ? number.value : null;
}
