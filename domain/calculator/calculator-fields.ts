/** The words of the calculator's address and the names of its form's fields. */
export const calculatorFields = [
  'tip',
  'suma',
  'dobanda',
  'pe',
  'perioada',
  'unitate',
  'plata',
  'comision',
  'comision-lunar',
  'anticipat',
  'luna',
  'efect',
  'venit',
  'alte-rate',
  'suma2',
  'dobanda2',
  'pe2',
  'perioada2',
  'unitate2',
  'plata2',
  'comision2',
  'comision-lunar2',
] as const;
export type CalculatorField = (typeof calculatorFields)[number];

/** A field that can not be used, and what to do about it, in Romanian. */
export type CalculatorError = { field: CalculatorField; message: string };

/** What every field holds, as typed; empty when nothing was. */
export type TypedCalculator = Readonly<Record<CalculatorField, string>>;

/** The words of choices in addresses. `unitate`, `pe`, `plata`, `efect`. */
export const choiceWords = {
  unit: { months: 'luni', days: 'zile' },
  per: { year: 'an', day: 'zi' },
  repayment: { equal: 'egale', decreasing: 'descrescatoare', single: 'final' },
  effect: { 'shorter-term': 'perioada', 'smaller-payment': 'rata' },
} as const;
