import { parseTypedNumber } from '#domain/base/text/parse-number.ts';

// Published rates have four decimals: a threshold with more could never be met exactly.
const DECIMALS = 4;
const MOST = 100_000;

export type ThresholdRead = { value: string; error?: undefined } | { value?: undefined; error: string };

/**
 * Reads the value of a rate alert, as typed: `5,10`.
 * @returns it as an exact decimal, `5.1000`, or a Romanian sentence with advice
 */
export function readThreshold(text: string): ThresholdRead {
  const typed = parseTypedNumber(text);
  if (!typed.ok) return { error: 'Scrieți valoarea în lei, în cifre, de exemplu 5,10' };
  const value = typed.value.toFixed(DECIMALS);
  if (Number(value) !== typed.value) return { error: 'Scrieți valoarea cu cel mult patru zecimale' };
  if (typed.value <= 0 || typed.value > MOST)
    return { error: 'Scrieți o valoare mai mare decât 0 și de cel mult 100\u00a0000' };
  return { value };
}
