import { shown } from '#domain/locale/shown-style.ts';
import { roundToBani, type Bani } from '#domain/money/bani.ts';
import { formatNumber } from '#domain/text/format-number.ts';
import { moneyInSentence } from '#domain/text/format-money.ts';
import { parseTypedNumber } from '#domain/text/parse-number.ts';
import { withoutInvisible } from '#domain/text/without-invisible.ts';

/** A value, or the Romanian sentence that says what to do. Never both. */
export type Read<T> = { ok: true; value: T } | { ok: false; message: string };

const MONTHS = / ?(?:de )?(?:lun[iăa]|zi|zile)$/i;
const PERCENT = / ?%(?: pe (?:an|zi))?$/i;

/** How an amount is called: „suma”, „o sumă”, and what one might type. */
export type AmountWords = { the: string; a: string; example: number };

/**
 * An amount of lei with at most two decimals, as people type it.
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
  // A tenth of a ban is typed; a billionth is only how 313,36 times 100 is stored.
  if (Math.abs(whole - amount) > 1e-4) {
    return refuse(`Scrieți ${words.the} cu cel mult două zecimale, de exemplu ${example},50.`);
  }
  return { ok: true, value: whole };
}

/** A rate in percent. A dot or comma alone is the decimal sign: no rate has thousands. @param max in percent, with its unit in words */
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
  // Smaller parts of a percent change nothing that is paid, and would not survive being written as text.
  return { ok: true, value: Math.round(number.value * 1e6) / 1e6 };
}

/** A whole number of months or days. @param sentences what to say when it is none and when it is out of range */
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
