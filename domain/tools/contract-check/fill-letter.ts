import type { IsoDay } from '#domain/base/days/iso-day.ts';
import { countDays } from '#domain/base/text/count-time.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { leiInSentence } from '#domain/base/text/format-money.ts';
import type { CheckedContract } from './check-contract.ts';

/** A blank line to fill in an unknown value. */
export const LINE = '________';

/** Returns the fields that a letter may name, with their values for one contract; an unknown value is a blank line. */
export function letterFields({ contract, cost, maximumCost, over }: CheckedContract, today: IsoDay) {
  const { received, days, concluded, isSigned, lender } = contract;
  return {
    creditor: lender?.name ?? LINE,
    data_contract: isSigned && concluded !== null ? formatDate(concluded) : LINE,
    primiti: leiInSentence(received),
    credit: `creditul de ${leiInSentence(received)} pe care mi l-ați oferit`,
    total: leiInSentence(cost.total),
    cost: leiInSentence(cost.cost),
    zile: countDays(days),
    plafon:
      over === null || maximumCost === null
        ? ''
        : ` După calculul meu, art. 6 din Legea 243/2024 permite, în citirea cea mai largă, un cost de cel mult ${leiInSentence(maximumCost)}: diferența este de ${leiInSentence(over)}.`,
    azi: formatDate(today),
  };
}

/** The same fields for a contract without any facts: blank lines. */
export const blankLetterFields: Readonly<Record<keyof ReturnType<typeof letterFields>, string>> = {
  creditor: LINE,
  data_contract: LINE,
  primiti: `${LINE} lei`,
  credit: `creditul de ${LINE} lei pe care mi l-ați oferit`,
  total: `${LINE} lei`,
  cost: `${LINE} lei`,
  zile: `${LINE} de zile`,
  plafon: '',
  azi: LINE,
};

const FIELD = /\{(\w+)\}/g;

/** Fills the fields of a letter. @throws {RangeError} when it names a field that does not exist */
export function fillLetter(body: string, fields: Readonly<Record<string, string>>): string {
  return body.replace(FIELD, (_, name: string) => {
    const value = fields[name];
    if (value === undefined) throw new RangeError(`no field {${name}} for a letter`);
    return value;
  });
}
