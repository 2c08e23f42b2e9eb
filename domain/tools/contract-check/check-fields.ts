/** The names of the form's fields; with a script they are also the words of the link's fragment. */
export const checkFields = [
  'primiti',
  'termen',
  'unitate',
  'platiti',
  'comisioane',
  'comision-lunar',
  'tip',
  'creditor',
  'semnat',
  'data',
  'ipoteca',
  'suma-contract',
  'data-banilor',
  'plati',
  'dobanda',
  'pe',
  'fixa',
  'dae',
  'nume-comisioane',
  'asigurare',
  'asigurare-unde',
  'asigurare-ceruta',
  'penalizare',
  'penalizari',
  'prelungire',
  'prelungire-zile',
  'mutare',
  'anticipat',
  'minima',
  'minima-lei',
  'exemplu',
  'in-derulare',
  'restante',
] as const;
export type CheckField = (typeof checkFields)[number];

/** The words of choices. */
export const checkWords = {
  unit: { days: 'zile', months: 'luni' },
  kind: {
    single: 'o-plata',
    instalments: 'rate',
    line: 'linie',
    card: 'card',
    'pay-later': 'mai-tarziu',
  },
  lender: { ifn: 'ifn', bank: 'banca', 'foreign-bank': 'banca-alt-stat', 'credit-union': 'car' },
  signed: { notYet: 'inca-nu', on: 'da', unknown: 'nu-stiu' },
  yesNo: { yes: 'da', no: 'nu', unknown: 'nu-stiu' },
  per: { year: 'an', day: 'zi' },
  insurance: { apart: 'separat', inPayments: 'in-rate', unknown: 'nu-stiu' },
} as const;

/** Before a slug: the lender is one of our list. */
export const LISTED = 'lista:';
