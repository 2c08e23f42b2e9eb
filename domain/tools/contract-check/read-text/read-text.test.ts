import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markText } from '#tests/setup/mark-text.ts';
import { layOutText } from './lay-out.ts';
import { readText } from './read-text.ts';
import type { Candidate } from './text-question.ts';

const folder = new URL('../../../../tests/cases/standard-forms/', import.meta.url).pathname;
// Fictional forms, in the layout of the annex; the figures to be found are marked in them.
const forms = globSync('*.txt', { cwd: folder }).map((name) => ({
  name,
  annotated: readFileSync(folder + name, 'utf8'),
}));
const withoutMarks = (annotated: string) => annotated.replace(/⟦[a-z-]+: ([^⟧]*)⟧/g, '$1');

const readOf = (annotated: string) => {
  const text = withoutMarks(annotated);
  const questions = readText(text);
  const marked = markText(text, questions)
    .map((piece) =>
      piece.question === null ? piece.text : `⟦${questions[piece.question]?.kind}: ${piece.text}⟧`,
    )
    .join('');
  return { questions, marked };
};
/** Returns the candidate values of one kind of figure. */
const fillsOf = (text: string, kind: string): Candidate['fills'][] =>
  readText(text)
    .filter((question) => question.kind === kind)
    .flatMap(({ candidates }) => candidates.map(({ fills }) => fills));

test('the folder has three forms', () => {
  expect(forms).toHaveLength(3);
});

test.each(forms)('every figure of $name is found in its place, and no other', ({ annotated }) => {
  expect(readOf(annotated).marked).toBe(annotated);
});

test('the figures of a form fill the fields of ours', () => {
  const found = forms.map(({ name, annotated }) => [
    name,
    readOf(annotated).questions.map(({ candidates }) => candidates.map(({ fills }) => fills)),
  ]);
  expect(Object.fromEntries(found)).toEqual({
    'instalments.txt': [
      [{ primiti: '10000,00', 'suma-contract': '10000,00' }],
      [{ termen: '12 luni' }],
      // Instalments and a total express the same in two ways: a person chooses.
      [{ platiti: '12 x 1065,52' }, { platiti: '12861,24' }],
      [{ dobanda: '48,5', pe: 'an' }],
      [{ fixa: 'da' }],
      [{ dae: '61,02' }],
      [
        { 'nume-comisioane': 'comision de analiză a dosarului' },
        { 'nume-comisioane': 'comision de analiză a dosarului', comisioane: '75' },
      ],
      [
        { 'nume-comisioane': 'comision lunar de administrare' },
        { 'nume-comisioane': 'comision lunar de administrare', 'comision-lunar': '4,50' },
      ],
      [{ penalizare: '0,5' }],
      [{ anticipat: '1' }, { anticipat: '0,5' }],
    ],
    'line.txt': [
      // The form's amount of a line is the limit: the drawn amount is unknown.
      [{ 'suma-contract': '3000' }],
      [{ minima: '5' }],
      [{ platiti: '5811,72' }],
      [{ dobanda: '0,8', pe: 'zi' }],
      // A dot before three digits separates thousands or decimals.
      [{ dae: '1039' }, { dae: '1,039' }],
      [{ asigurare: '135' }],
    ],
    'payday.txt': [
      [{ primiti: '1500', 'suma-contract': '1500' }],
      [{ termen: '30 zile' }],
      [{ platiti: '2115' }],
      [{ dobanda: '1,2', pe: 'zi' }],
      [{ fixa: 'da' }],
      [{ dae: '6438,91' }],
      [
        { 'nume-comisioane': 'Comision de analiză dosar' },
        { 'nume-comisioane': 'Comision de analiză dosar', comisioane: '75' },
      ],
      [{ penalizare: '1' }],
    ],
  });
});

test.each([
  ['Valoarea totala a creditului: 1.234,56', 'credit', ['1234,56']],
  ['Valoarea creditului (lei)\n10 000', 'credit', ['10000']],
  ['Valoarea creditului: 2.000 euro', 'credit', []],
  ['Valoarea creditului: 0722 000 000', 'credit', []],
  ['valoarea creditului este de 1 234,56 RON', 'credit', ['1234,56']],
  ['VALOAREA CREDITULUI 1\u00a0234,56 lei', 'credit', ['1234,56']],
  ['Valoarea creditului: 10\n000 lei', 'credit', ['10000']],
  // A number across a line break: one amount, or the end of one line and an amount on the next.
  ['Valoarea creditului: 12\n500 lei', 'credit', ['12500', '500']],
  // The English notation, if it is unambiguous.
  ['Valoarea creditului: 1,234.56 lei', 'credit', ['1234,56']],
  ['Valoarea creditului: 10,000 lei', 'credit', []],
  ['Valoarea creditului: 1 234.56 lei', 'credit', ['1234,56']],
  ["Valoarea creditului: 1'234,56 lei", 'credit', ['1234,56']],
  // A split number: none of its pieces is the number.
  ['Valoarea creditului: 10 000 , 00 lei', 'credit', []],
  ['Valoarea creditului: 1 0 000 lei', 'credit', []],
  ['Valoarea totală a\ncreditului: 10 000 lei', 'credit', ['10000']],
  ['Valoareatotalăacreditului:10000lei', 'credit', ['10000']],
  ['Valoarea to-\ntală a creditului: 10 000 lei', 'credit', ['10000']],
  ['Valoarea totală a cre\u00additului: 10 000 lei', 'credit', ['10000']],
  ['Valoarea totalã a creditului: 10 000 lei', 'credit', ['10000']],
  // Another page, and the lender's name: no row continues there.
  ['Valoarea totală a creditului\n\f\n10 000 lei', 'credit', []],
  ['Valoarea totală a creditului\nExemplu IFN S.A., capital social 1.000.000 lei', 'credit', []],
  ['Valoarea creditului: 2 000 EUR', 'credit', []],
  ['Valoarea creditului: 3 000 lei (trei mii), din care asigurare 135 lei.', 'credit', ['3000', '135']],
])('%j: %s gives %j', (text, kind, sums) => {
  expect(fillsOf(text, kind).map(({ primiti }) => primiti)).toEqual(sums);
});

test.each<[string, string, Candidate['fills'][]]>([
  ['Rata anuală a dobânzii: 48%', 'rate', [{ dobanda: '48', pe: 'an' }]],
  ['Dobânda este 0,8 % pe zi', 'rate', [{ dobanda: '0,8', pe: 'zi' }]],
  // It is not stated whether per day or per year.
  [
    'Dobânda: 1%',
    'rate',
    [
      { dobanda: '1', pe: 'an' },
      { dobanda: '1', pe: 'zi' },
    ],
  ],
  ['Dobânda: 4% pe lună', 'rate', []],
  ['DAE 299,50 la sută', 'apr', [{ dae: '299,50' }]],
  ['DAE: 1.039,75%, la o dobândă anuală fixă de 365%', 'apr', [{ dae: '1039,75' }]],
  ['Dobânda penalizatoare: 24% pe an', 'penalty', []],
  ['Încheiat la data de 16.11.2026', 'signed', [{ semnat: 'da', data: '16.11.2026' }]],
  ['CONTRACT DE CREDIT NR. A-12/2026 din 3 noiembrie 2026', 'signed', [{ semnat: 'da', data: '03.11.2026' }]],
  ['Încheiat la data de 31.02.2026', 'signed', []],
  ['Data scadenței: 16/12/2026', 'term', [{ termen: '16.12.2026' }]],
  ['Data acordării: 17.11.2026', 'money-day', [{ 'data-banilor': '17.11.2026' }]],
  ['Suma virată în cont: 1 425 lei', 'received', [{ primiti: '1425' }]],
  ['se achită 6 x 319,57 lei', 'payments', [{ platiti: '6 x 319,57' }]],
  ['în 12 (douăsprezece) rate lunare a câte\n484,31 lei', 'payments', [{ platiti: '12 x 484,31' }]],
  // The form has no field for a last instalment that differs.
  ['11 rate de 484,31 lei și o ultimă rată de 480,10 lei', 'payments', []],
  ['Suma totalã pe care va trebui sã o plãtiþi: 2 115 lei', 'payments', [{ platiti: '2115' }]],
  ['Scadenţa ﬁnală: 16.12.2026', 'term', [{ termen: '16.12.2026' }]],
  ['Dobânda anuală efectivă (DAE), %\n61,02', 'apr', [{ dae: '61,02' }]],
  ['DAE (procente): 10 000 lei', 'apr', []],
  ['DAE (procente): 61,02', 'apr', [{ dae: '61,02' }]],
  ['DAE          61,02          %', 'apr', [{ dae: '61,02' }]],
  ['Rata dobânzii (% pe an): 48,5', 'rate', [{ dobanda: '48,5', pe: 'an' }]],
  ['Penalizare (% pe zi) 0,5', 'penalty', [{ penalizare: '0,5' }]],
  // Figures to the left of their labels: the next one belongs to the next row.
  ['48,5% Rata anuală a dobânzii\n61,02% DAE', 'rate', [{ dobanda: '48,5', pe: 'an' }]],
  ['48,5% Rata anuală a dobânzii\n61,02% DAE', 'apr', [{ dae: '61,02' }]],
  ['61,02 % – DAE\n10 000 lei', 'apr', [{ dae: '61,02' }]],
  // It may belong to the row above or to its own.
  ['Rata anuală a dobânzii\n48,5% DAE', 'rate', []],
  ['Rata anuală a dobânzii\n48,5% DAE', 'apr', []],
  ['75 lei Comision de analiză\n4,50 lei Comision lunar', 'fee', []],
  [
    'Graficul de rambursare\n16.12.2026 505,50\n16.01.2027 505,50\n',
    'dated-payments',
    [{ plati: '16.12.2026 505,50\n16.01.2027 505,50' }],
  ],
  // A table with more columns has more than one amount per date.
  ['16.12.2026 505,50 400,00\n16.01.2027 505,50 420,00', 'dated-payments', []],
  ['comision de acordare 3% din suma', 'fee', [{ 'nume-comisioane': 'comision de acordare' }]],
])('%j: %s gives %j', (text, kind, fills) => {
  expect(fillsOf(text, kind)).toEqual(fills);
});

test('a repeated figure becomes one question, and two different figures are both offered', () => {
  expect(fillsOf('DAE: 60,1%. Mai jos, DAE: 60,1%', 'apr')).toHaveLength(1);
  expect(fillsOf('DAE: 60,1%. Mai jos, DAE: 68,9%', 'apr')).toEqual([{ dae: '60,1' }, { dae: '68,9' }]);
});

test('figures without a known label fill no field, whatever their rows', () => {
  const figure = fc.constantFrom(
    '10 000 lei',
    '1.234,56 lei',
    '48,5%',
    '61,02 %',
    '12 luni',
    '30 de zile',
    '16.12.2026',
    '16.12.2026 505,50',
    '0722 000 000',
    'Exemplu IFN S.A.',
    'capital social 1.000.000 lei',
    'Pagina 1 din 3',
    'Semnătura',
  );
  const between = fc.constantFrom(' ', '\n', '\t', '     ', '\n\f\n', ': ', ', ');
  fc.assert(
    fc.property(fc.array(fc.tuple(figure, between), { maxLength: 25 }), (parts) => {
      const text = parts.flat().join('');
      expect(readText(text)).toEqual([]);
      expect(readText(layOutText(text))).toEqual([]);
    }),
  );
});

test('figures without a known label are ignored', () => {
  expect(
    readText('CNP 1900101123456, strada 12, sector 3, tel. 0722 000 000, 5 000 lei, 12 luni, 48%'),
  ).toEqual([]);
});

test('for any pasted text each position contains its words, and marking loses nothing', () => {
  const bits = fc.constantFrom(
    'Valoarea totală a creditului ',
    'DAE ',
    'Dobânda: ',
    'Comision de ',
    '10 000 lei',
    '1.039%',
    '12 rate de ',
    '\n',
    '  ',
    '16.12.2026',
    's\u0326i',
    '👩‍👩‍👧',
    'ﬁ',
    '…',
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(bits, fc.string({ unit: 'grapheme', maxLength: 6 })), { maxLength: 30 }),
      (parts) => {
        const text = parts.join('');
        const questions = readText(text);
        expect(
          markText(text, questions)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
        for (const { words, from, to } of questions.flatMap(({ candidates }) => candidates)) {
          expect(text.slice(from, to).replace(/\s+/g, ' ').trim()).toBe(words);
        }
      },
    ),
    { numRuns: 200 },
  );
});

test('a text as long as thirty pages of digits and labels is read at once', () => {
  const text = 'comision de de de de de 12 (abc abc '.repeat(8_000) + '9 '.repeat(20_000);
  expect(readText(text)).toEqual([]);
});
