import { z } from 'zod';
import { refineBy } from './refine-by.ts';
import type { TypedRule } from './typed-rules.ts';

const INVALID = 'Scrieți codul fiscal (CUI) așa cum este în certificat: între 2 și 10 cifre';
const WRONG_DIGIT = 'Ultima cifră a codului fiscal nu se potrivește cu celelalte. Verificați-l.';

/** Weights of the check digit, from the last digit before it. */
const WEIGHTS = [2, 3, 5, 7, 1, 2, 3, 5, 7];

/** Returns the digits of a typed tax code, without the RO of payers of value added tax. */
function digitsOf(typed: string): string {
  return typed.replaceAll(/[\s.-]/g, '').replace(/^RO/i, '');
}

/** Rule for the tax code of a Romanian firm: two to ten digits, of which the last is a check digit. */
const taxCodeRule: TypedRule = (typed) => {
  const digits = digitsOf(typed);
  if (!/^[1-9]\d{1,9}$/.test(digits)) return INVALID;
  const [check = 0, ...others] = Array.from(digits, Number).toReversed();
  const sum = others.reduce((total, digit, index) => total + digit * (WEIGHTS[index] ?? 0), 0);
  return ((sum * 10) % 11) % 10 === check ? null : WRONG_DIGIT;
};

/** The tax code of a Romanian firm (CUI), as its digits alone. */
export const taxCodeSchema = z.string().superRefine(refineBy(taxCodeRule)).transform(digitsOf);
