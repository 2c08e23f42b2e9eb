import type { CheckField } from '#domain/tools/contract-check/check-fields.ts';
import { figuresBefore, restOfLine } from './figure-before.ts';
import { AMOUNT, amountsIn, PERCENT, typedAmount } from './figures.ts';

type Fills = Partial<Record<CheckField, string>>;

/** A fee in a text, in the folded text. */
type FoundFee = {
  kind: 'fee' | 'monthly-fee';
  from: number;
  to: number;
  /** position of its name */
  name: { from: number; to: number };
  number: string;
  /** what it may write into the form: only its name if total or instalment include it, or its amount too */
  ways: (fee: { name: string; number: string }) => Fills[];
};

const fee = new RegExp(
  String.raw`(comision(?:ul)?(?:\s[a-z-]{1,20}){1,6}?)((?:\s?[:=–-]|\s(?:este|de|in|cuantum|valoare|suma|unic|egal|cu)\b){0,4})\s?(?:${AMOUNT}|${PERCENT})`,
  'g',
);

function isOfNextRow(plain: string, { from, name, to }: { from: number; name: string; to: number }): boolean {
  const isNextLine = plain.slice(from + name.length, to).includes('\n');
  const label = { from, to: from + name.length };
  return (
    isNextLine &&
    (figuresBefore(plain, label, amountsIn).length > 0 || /^[\s|:–-]*comision/.test(restOfLine(plain, to)))
  );
}

// No contract has more; each becomes a question.
const MOST_FEES = 30;

/** Finds fees with a name and a figure. No text says whether its total includes them, so both ways are offered. */
export function feesIn(plain: string): FoundFee[] {
  const found = [...plain.matchAll(fee)].flatMap((match): FoundFee[] => {
    const [whole, name = '', , amount, percent] = match;
    // A fee of zero is left out.
    if (/^0+(?:[.,]0+)?$/.test(amount ?? percent ?? '')) return [];
    // Early repayment has its own field.
    if (/anticipat/.test(name)) return [];
    const [from, to] = [match.index, match.index + whole.length];
    // In a table with figures on the left, the next figure belongs to the next row.
    if (isOfNextRow(plain, { from, name, to })) return [];
    const named = { from, to: from + name.replace(/(?:\s(?:de|in|a|al|pe))+$/, '').length };
    const nameOnly = ({ name: words }: { name: string }): Fills => ({ 'nume-comisioane': words });
    if (amount === undefined)
      return [{ kind: 'fee', from, to, name: named, number: '', ways: (one) => [nameOnly(one)] }];
    const isMonthly =
      /lunar/.test(name) || /^\s?(?:(?:pe|\/|in fiecare)\s?luna|lunar)/.test(plain.slice(to, to + 20));
    const field = isMonthly ? 'comision-lunar' : 'comisioane';
    return [
      {
        kind: isMonthly ? 'monthly-fee' : 'fee',
        from,
        to,
        name: named,
        number: typedAmount(amount),
        ways: (one) => [nameOnly(one), { ...nameOnly(one), [field]: one.number }],
      },
    ];
  });
  return found.slice(0, MOST_FEES);
}
