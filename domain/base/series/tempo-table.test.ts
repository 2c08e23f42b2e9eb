import { expect, test } from 'vitest';
import { readTempoTable, tempoMatrixSchema, tempoQuestion } from './tempo-table.ts';

const option = (label: string, nomItemId: number) => ({ label, nomItemId, offset: 1, parentId: null });
// As the service describes the table, shortened: 12668 is its own number of the total.
const matrix = tempoMatrixSchema.parse({
  matrixName: 'Indicii preturilor de consum',
  ultimaActualizare: '13-11-2026',
  dimensionsMap: [
    { dimCode: 1, label: 'Grupe de marfuri', options: [option('TOTAL ', 12668), option('Marfuri', 12669)] },
    {
      dimCode: 2,
      label: 'Luni',
      options: [
        option('Luna august 2026', 7),
        option('Luna septembrie 2026', 8),
        option('Luna octombrie 2026', 9),
      ],
    },
    { dimCode: 3, label: 'UM: Procente', options: [option('Procente', 9700)] },
  ],
  details: { nomJud: 0, matMaxDim: 3, matUMSpec: 0, matRegJ: 0 },
});

test('the newest months of the total are requested, in the order of the table', () => {
  expect(tempoQuestion('IPC102E', matrix, 2)).toEqual({
    months: ['2026-09-01', '2026-10-01'],
    body: {
      encQuery: '12668:8,9:9700',
      language: 'ro',
      matCode: 'IPC102E',
      matMaxDim: 3,
      matRegJ: 0,
      matUMSpec: 0,
    },
  });
});

test('a table without a total, or by year, is not requested', () => {
  const [goods, months, unit] = matrix.dimensionsMap;
  if (!goods || !months || !unit) throw new Error('three dimensions');
  const without = { ...goods, options: goods.options.slice(1) };
  const yearly = { ...months, options: [option('Anul 2026', 4893)] };
  expect(tempoQuestion('X', { ...matrix, dimensionsMap: [without, months, unit] }, 2)).toBeNull();
  expect(tempoQuestion('X', { ...matrix, dimensionsMap: [goods, yearly, unit] }, 2)).toBeNull();
});

test('the answer is text: a month and a figure on each line, and a mark where there is none', () => {
  const text = `Grupe de marfuri si servicii, Luni, UM: Procente, Valoare
TOTAL, Luna iulie 2026, Procente, 108.16
TOTAL, Luna august 2026, Procente, :
`;
  expect(readTempoTable(text)).toEqual([{ month: '2026-07-01', value: 108.16 }]);
});

test.each([
  ['a page', '<!doctype html><html><body>Serviciul nu este disponibil</body></html>'],
  ['an error', '{"status":500,"error":"Internal Server Error"}'],
  ['nothing', ''],
  ['a line of another kind', 'Luni, Valoare\nTOTAL, Anul 2026, Procente, 108.16'],
  ['a figure in words', 'Luni, Valoare\nTOTAL, Luna iulie 2026, Procente, 108,16 la suta'],
])('%s is not a table', (_, text) => {
  expect(readTempoTable(text)).toBeNull();
});
