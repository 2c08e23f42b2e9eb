/** Query keys of the calculator, which are also the names of its form's fields. */
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

/** An unusable field, with advice in Romanian. */
export type CalculatorError = { field: CalculatorField; message: string };

/** Content of every field as typed; empty if nothing was. */
export type TypedCalculator = Readonly<Record<CalculatorField, string>>;

/** Values of choices in the query: `unitate`, `pe`, `plata`, `efect`. */
export const choiceWords = {
  unit: { months: 'luni', days: 'zile' },
  per: { year: 'an', day: 'zi' },
  repayment: { equal: 'egale', decreasing: 'descrescatoare', single: 'final' },
  effect: { 'shorter-term': 'perioada', 'smaller-payment': 'rata' },
} as const;
