import { checkWords, LISTED, type CheckField } from '#domain/tools/contract-check/check-fields.ts';
import type { ListedLender } from '#domain/tools/contract-check/contract.ts';
import type { Option } from '#app/ui/select-field.tsx';

/** Labels of the check's fields, shared by all of its forms. */
export const checkLabels = {
  primiti: 'Câți lei primiți',
  termen: 'În cât timp dați banii înapoi',
  unitate: 'Perioada este în',
  platiti: 'Cât plătiți',
  comisioane: 'Comisioane pe lângă acestea',
  'comision-lunar': 'Comision lunar',
  tip: 'Ce fel de credit este',
  creditor: 'Cine vă împrumută',
  semnat: 'Ați semnat deja?',
  data: 'Data contractului',
  ipoteca: 'Este garantat cu o casă sau cu un teren?',
  'suma-contract': 'Suma din contract sau limita',
  'data-banilor': 'Când primiți banii',
  plati: 'Plățile, una pe rând',
  dobanda: 'Dobânda',
  pe: 'Dobânda este pe',
  fixa: 'Este fixă?',
  dae: 'DAE din acte',
  'nume-comisioane': 'Cum se numesc comisioanele',
  asigurare: 'Prima de asigurare',
  'asigurare-unde': 'Cum o plătiți?',
  'asigurare-ceruta': 'Este cerută ca să primiți creditul?',
  penalizare: 'Penalizarea pe zi',
  penalizari: 'Penalizări cerute până acum',
  prelungire: 'Prețul unei prelungiri',
  'prelungire-zile': 'Câte zile adaugă',
  mutare: 'Taxa pentru mutarea scadenței',
  anticipat: 'Cât se cere la plata mai devreme',
  minima: 'Plata minimă a liniei',
  'minima-lei': 'Cel puțin',
  exemplu: 'Reclama avea un exemplu calculat?',
  'in-derulare': 'Mai era în derulare atunci?',
  restante: 'Zile de întârziere acum',
} as const satisfies Record<CheckField, string>;

const { kind, lender, per, yesNo } = checkWords;

/** Lists possible lenders: kinds of lenders, then those of our list. */
export function lenderOptions(lenders: readonly ListedLender[]): Option[] {
  return [
    { value: '', label: 'Nu știu' },
    { value: lender.ifn, label: 'Un IFN care nu este în listă' },
    { value: lender.bank, label: 'O bancă din România' },
    { value: lender['foreign-bank'], label: 'O bancă din alt stat' },
    { value: lender['credit-union'], label: 'O casă de ajutor reciproc (CAR)' },
    ...lenders.map(({ slug, name }) => ({ value: LISTED + slug, label: name })),
  ];
}

/** Ways to repay a credit. */
export const kindOptions: readonly Option[] = [
  { value: '', label: 'Nu știu' },
  { value: kind.single, label: 'Se dă înapoi dintr-o dată' },
  { value: kind.instalments, label: 'În rate lunare egale' },
  { value: kind.line, label: 'Linie de credit' },
  { value: kind.card, label: 'Card de credit' },
  { value: kind['pay-later'], label: 'Cumpăr acum, plătesc mai târziu' },
];

/** Periods that an interest rate refers to. */
export const perOptions: readonly Option[] = [
  { value: per.year, label: '% pe an' },
  { value: per.day, label: '% pe zi' },
];

export const yesNoOptions: readonly Option[] = [
  { value: yesNo.yes, label: 'Da' },
  { value: yesNo.no, label: 'Nu' },
  { value: yesNo.unknown, label: 'Nu știu' },
];
