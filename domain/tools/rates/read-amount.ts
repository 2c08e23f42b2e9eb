import { accept, type Read, refuse } from '#domain/base/forms/read.ts';
import { parseTypedNumber } from '#domain/base/text/parse-number.ts';
import { MAX_AMOUNT } from './convert.ts';

/**
 * Reads an amount of any currency, as typed.
 * @returns the amount, above 0, with at most two decimals, or a Romanian sentence with advice
 */
export function readExchangeAmount(text: string): Read<number> {
  const typed = parseTypedNumber(text);
  if (!typed.ok) {
    return refuse(
      typed.reason === 'empty' ? 'Scrieți suma.' : 'Scrieți suma în cifre, de exemplu 1\u00a0250 sau 99,50.',
    );
  }
  if (typed.value > MAX_AMOUNT) return refuse('Scrieți o sumă de cel mult 1\u00a0000\u00a0000\u00a0000.');
  const value = Math.round(typed.value * 100) / 100;
  return value > 0 ? accept(value) : refuse('Scrieți o sumă mai mare decât 0.');
}
