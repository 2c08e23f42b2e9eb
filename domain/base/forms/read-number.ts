import { shown } from '#domain/base/locale/shown-style.ts';
import { roundToBani, type Bani } from '#domain/base/money/bani.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { parseTypedNumber } from '#domain/base/text/parse-number.ts';
import { withoutInvisible } from '#domain/base/text/without-invisible.ts';

/** Either a value, or a Romanian sentence with advice. */
export type Read<T> = { ok: true; value: T } | { ok: false; message: string };

const MONTHS = / ?(?:de )?(?:lun[iăa]|zi|zile)$/i;
const PERCENT = / ?%(?: pe (?:an|zi))?$/i;

/** Words for an amount in sentences: „suma”, „o sumă”, and an example. */
export type AmountWords = { the: string; a: string; example: number };

/**
 * Reads an amount of lei with at most two decimals, as people type it.
 * @param bounds in bani; with `min` 0 the sentences name only the upper one
 */
export function readLei(typed: string, words: AmountWords, bounds: { min: Bani; max: Bani }): Read<Bani> {
  const number = parseTypedNumber(typed);
  const example = formatNumber(words.example);
  if (!number.ok) return refuse(`Scrieți ${words.the} în cifre, de exemplu ${example}.`);
  const { min, max } = bounds;
  const amount = number.value * 100;
  if (amount < min || amount > max) {
    return refuse(
      min > 0
        ? `Scrieți ${words.a} între ${formatNumber(min / 100)} și ${moneyInSentence(max)}.`
        : `Scrieți ${words.a} de cel mult ${moneyInSentence(max)}.`,
    );
  }
  const whole = roundToBani(amount);
  // A tenth of a ban was typed; a billionth is only the binary error of 313,36 times 100.
  if (Math.abs(whole - amount) > 1e-4) {
    return refuse(`Scrieți ${words.the} cu cel mult două zecimale, de exemplu ${example},50.`);
  }
  return { ok: true, value: whole };
}

/**
 * Reads a rate in percent. A single dot or comma is the decimal sign: no rate has thousands. @param max in percent, with its unit
 * in words
 */
export function readPercent(typed: string, max: { percent: number; words: string }): Read<number> {
  const tidy = withoutInvisible(typed).trim().replace(PERCENT, '');
  const number = parseTypedNumber(
    tidy.includes(shown.decimalSeparator) ? tidy : tidy.replace(/[.,]/, shown.decimalSeparator),
  );
  if (!number.ok && number.reason === 'empty') {
    return refuse('Scrieți dobânda. La un credit fără dobândă, scrieți 0.');
  }
  if (!number.ok) return refuse('Scrieți dobânda în cifre, de exemplu 8 sau 8,5.');
  if (number.value > max.percent) return refuse(`Scrieți o dobândă între 0 și ${max.words}.`);
  // Smaller parts of a percent change no payment, and would be lost when written as text.
  return { ok: true, value: Math.round(number.value * 1e6) / 1e6 };
}

/** Reads a whole number of months or days. @param sentences for a text that is not one, and for one out of range */
export function readCount(
  typed: string,
  { min, max }: { min: number; max: number },
  sentences: { empty: string; notWhole: string; outside: string },
): Read<number> {
  const number = parseTypedNumber(withoutInvisible(typed).trim().replace(MONTHS, ''));
  if (!number.ok && number.reason === 'empty') return refuse(sentences.empty);
  if (!number.ok || !Number.isInteger(number.value)) return refuse(sentences.notWhole);
  if (number.value < min || number.value > max) return refuse(sentences.outside);
  return { ok: true, value: number.value };
}

function refuse(message: string): { ok: false; message: string } {
  return { ok: false, message };
}
