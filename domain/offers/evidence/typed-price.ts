import { parseTypedNumber } from '#domain/base/text/parse-number.ts';
import type { Fee, Product } from './product-schema.ts';
import { writeTypedNumber } from './typed-figures.ts';
import { sameWord, valueOf, type Words } from './typed-words.ts';

// Words for a product's price and repayment in the office: „1% pe zi”, „lunar 10 lei”, „rate lunare”.

const feeWords: Words<Fee['kind']> = {
  analysis: 'analiză',
  monthly: 'lunar',
  withdrawal: 'retragere',
  extension: 'prelungire',
  'early-repayment': 'plată înainte de termen',
  insurance: 'asigurare',
  'home-service': 'serviciu la domiciliu',
};
const everyWords: Words<'week' | 'fortnight' | 'month'> = {
  month: 'rate lunare',
  fortnight: 'rate la două săptămâni',
  week: 'rate săptămânale',
};
const NONE = 'niciunul';

type Known<Value> = Exclude<Value, 'unknown'>;

/** Reads interest. @returns null when it cannot be read */
export function readInterest(typed: string): Known<Product['interest']> | null {
  const text = sameWord(typed).replaceAll(' %', '%');
  const [, number = '', per, month] =
    /^([\d,.]+)% (pe zi|pe an|din suma)(, luna de 30 de zile)?$/.exec(text) ?? [];
  const read = parseTypedNumber(number);
  if (!read.ok || (month && per !== 'pe zi')) return null;
  const percent = read.value;
  if (per === 'pe an') return { per: 'year', percent };
  if (per === 'din suma') return { per: 'flat', percent };
  return { per: 'day', percent, ...(month && { monthDays: 30 }) };
}

/** Writes interest so that it reads as the same; unknown is empty. */
export function writeInterest(interest: Product['interest']): string {
  if (interest === 'unknown') return '';
  const percent = `${writeTypedNumber(interest.percent)}%`;
  if (interest.per === 'year') return `${percent} pe an`;
  if (interest.per === 'flat') return `${percent} din sumă`;
  return `${percent} pe zi${interest.monthDays ? ', luna de 30 de zile' : ''}`;
}

/** Reads fees, one on a line or between `|`. @returns null when one of them cannot be read */
export function readFees(typed: string): Fee[] | null {
  if (sameWord(typed) === NONE) return [];
  const fees = typed
    .split(/[\n|]/)
    .map((one) => one.trim())
    .filter(Boolean)
    .map(readFee);
  return fees.every((fee) => fee !== null) ? fees : null;
}

function readFee(line: string): Fee | null {
  const text = sameWord(line).replaceAll(' %', '%');
  const [, word = '', number = '', unit, marks = ''] =
    /^([a-z ]+?) (\d[\d,. ]*?)(%| lei)((?: optional| finantat)*)$/.exec(text) ?? [];
  const kind = valueOf(feeWords, word);
  const read = parseTypedNumber(number);
  if (!kind || !read.ok) return null;
  return {
    kind,
    ...(unit === '%' ? { percent: read.value } : { lei: read.value }),
    isOptional: marks.includes('optional'),
    isFinanced: marks.includes('finantat'),
  };
}

/** Writes the repayment so that it reads as the same; unknown is empty. */
export function writeFees(fees: Product['fees']): string {
  if (fees === 'unknown') return '';
  if (fees.length === 0) return NONE;
  return fees
    .map(({ kind, lei, percent, isOptional, isFinanced }) => {
      const sum = lei === undefined ? `${writeTypedNumber(percent)}%` : `${writeTypedNumber(lei)} lei`;
      return `${feeWords[kind]} ${sum}${isOptional ? ' opțional' : ''}${isFinanced ? ' finanțat' : ''}`;
    })
    .join('\n');
}

/** Reads the repayment. @returns null when it cannot be read */
export function readRepayment(typed: string): Known<Product['repayment']> | null {
  const every = valueOf(everyWords, typed);
  if (every) return { kind: 'equal', every };
  const text = sameWord(typed).replaceAll(' %', '%');
  if (text === 'o singura plata') return { kind: 'once' };
  if (text === 'linie') return { kind: 'revolving', minimum: 'unknown' };
  const [, percent = '', of, least = ''] =
    /^linie, minim ([\d,.]+)% din (datorie|suma trasa), cel putin (\d[\d,. ]*?) lei$/.exec(text) ?? [];
  const [share, atLeast] = [parseTypedNumber(percent), parseTypedNumber(least)];
  if (!share.ok || !atLeast.ok) return null;
  const minimum = {
    percent: share.value,
    of: of === 'datorie' ? 'owed' : 'principal',
    atLeast: atLeast.value,
  } as const;
  return { kind: 'revolving', minimum };
}

/** Writes fees so that they read as the same; unknown is empty. */
export function writeRepayment(repayment: Product['repayment']): string {
  if (repayment === 'unknown') return '';
  if (repayment.kind === 'once') return 'o singură plată';
  if (repayment.kind === 'equal') return everyWords[repayment.every];
  const { minimum } = repayment;
  if (minimum === 'unknown') return 'linie';
  const of = minimum.of === 'owed' ? 'datorie' : 'suma trasă';
  return `linie, minim ${writeTypedNumber(minimum.percent)}% din ${of}, cel puțin ${writeTypedNumber(minimum.atLeast)} lei`;
}
