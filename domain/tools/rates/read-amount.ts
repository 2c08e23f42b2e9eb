import { parseTypedNumber } from '#domain/base/text/parse-number.ts';
import { MAX_AMOUNT } from './convert.ts';

export type AmountRead = { value: number; error?: undefined } | { value?: undefined; error: string };

/**
 * Reads an amount of any currency, as typed.
 * @returns the amount, above 0, with at most two decimals, or a Romanian sentence with advice
 */
export function readExchangeAmount(text: string): AmountRead {
  const typed = parseTypedNumber(text);
  if (!typed.ok) {
    return {
      error:
        typed.reason === 'empty'
          ? 'Scrieți suma.'
          : 'Scrieți suma în cifre, de exemplu 1\u00a0250 sau 99,50.',
    };
  }
  if (typed.value > MAX_AMOUNT) return { error: 'Scrieți o sumă de cel mult 1\u00a0000\u00a0000\u00a0000.' };
  const value = Math.round(typed.value * 100) / 100;
  return value > 0 ? { value } : { error: 'Scrieți o sumă mai mare decât 0.' };
}
