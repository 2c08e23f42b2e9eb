import { perWords } from '#domain/loan/per-words.ts';
import { unitWords } from '#domain/loan/term.ts';

/** Names of the form's fields; with scripts also the keys of the link's fragment. */
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

/** Values of choices. */
export const checkWords = {
  unit: unitWords,
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
  per: perWords,
  insurance: { apart: 'separat', inPayments: 'in-rate', unknown: 'nu-stiu' },
} as const;

/** Prefix of a slug: the lender is in our list. */
export const LISTED = 'lista:';
