import { expect, test } from 'vitest';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import path from 'node:path';
import { projectFolder } from '#server/base/project-folder.ts';
import { readSeries } from './read-series.ts';
import { computeChart, figuresOfChart } from './chart-block.ts';

const pack = romanianRulePacks.at(-1) ?? null;
const figures = { pack, series: readSeries(path.join(projectFolder, 'content')), day: '2026-11-23' };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

function chart(yaml: string) {
  const { shape, description, table, sources } = computeChart(yaml, figures);
  const rows = table.rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? plain(cell) : cell.name)),
  );
  return { shape, description: plain(description), rows, sources };
}

test("the ceiling of a loan grows by one percent a day and stops at the loan's amount", () => {
  const { shape, description, rows, sources } = chart('{ tip: plafon, titlu: T, suma: 1000, zile: 120 }');
  const [line] = shape.kind === 'lines' ? shape.lines : [];
  expect(line?.points[30]).toEqual([30, fromLei(300)]);
  expect(line?.points[120]).toEqual([120, fromLei(1_000)]);
  expect(description).toContain('Din ziua 100 costul nu mai crește');
  expect(rows).toContainEqual(['91', '910 lei', '1 910 lei']);
  expect(sources[0]?.name).toContain('Legea 243/2024, art. 6');
});

test('ten days of delay on 2 000 lei add at most 200 lei', () => {
  const { description, rows } = chart('{ tip: intarziere, titlu: T, suma: 2000, zile: [30, 40, 60] }');
  expect(description).toContain('10 zile de întârziere pot adăuga cel mult 200 de lei');
  expect(rows).toEqual([
    ['la timp, 30 de zile', '600 lei', '2 600 lei'],
    ['10 zile mai târziu', '800 lei', '2 800 lei'],
    ['30 de zile mai târziu', '1 200 lei', '3 200 lei'],
  ]);
});

// Figures of the guide about DAE: 313,36 lei a month, 1 281 lei of interest, 8,30% and, with 200 lei at once, 9,79%.
test('a fee paid at the start raises DAE, not the payment', () => {
  const { rows } = chart(
    '{ tip: costuri, titlu: T, suma: 10000, luni: [36], dobanzi: [8], comisioane: [0, 2] }',
  );
  expect(rows).toEqual([
    ['fără comision', '313 lei', '1 281 lei', '11 281 lei', '8,3%'],
    ['comision 2%', '313 lei', '1 481 lei', '11 481 lei', '9,8%'],
  ]);
});

// A bank's list of 20.09.2019 in the guides: it sold at 4,82 and bought at 4,67 lei, the National Bank's rate was 4,7415.
test("the cost of an exchange matches a bank's list: 78,50 lei one way, 150 there and back", () => {
  const oneWay = chart('{ tip: schimb, titlu: T, suma: 4820, marje: [1.6556, 3] }');
  expect(oneWay.rows[0]).toEqual(['1,6556%', '4 820 lei', '4 741,50 lei', '78,50 lei']);
  const andBack = chart('{ tip: schimb, titlu: T, suma: 4820, marje: [3.1612, 7], inapoi: true }');
  expect(andBack.rows[0]).toEqual(['3,1612%', '4 820 lei', '4 670 lei', '150 lei']);
});

// Figures of the guide about early repayment: 17 months instead of 24, 296 lei instead of 592.
test('an extra payment ends the loan sooner', () => {
  const { description } = chart(
    '{ tip: sold, titlu: T, suma: 10000, luni: 36, dobanda: 8, plata: { luna: 12, suma: 2000 } }',
  );
  expect(description).toContain('cu 7 luni mai devreme, cu 296 de lei mai puțină dobândă');
});

// Figures of the guide about lines of credit: 314 lei first, 65 months, 8 248 lei in all; a constant payment of 314,25 lei ends
// it after ln(1 − 2000 × 0,12233 / 314,25) / −ln(1,12233) = 13,06 months.
test('paying the minimum of a line lasts years, keeping its first payment only months', () => {
  const { description } = chart(
    '{ tip: minim, titlu: T, suma: 2000, dobanda: 146.8, procent: 14, cel_putin: 50 }',
  );
  expect(description).toContain('după 65 de luni și plătiți 6 248 de lei dobândă');
  expect(description).toContain('prima plată, 314 lei, terminați după 14 luni');
});

test('the income required for an instalment is two and a half times the instalment', () => {
  const { rows } = chart('{ tip: salariu, titlu: T, euro: 10000, curs: 5.2452, dobanda: 9, luni: [24, 60] }');
  expect(rows.at(-1)).toEqual(['60 de luni', '1 089 lei', '2 722 lei']);
});

test('payments may take 40% of an income, and the rest is left', () => {
  const { rows } = chart('{ tip: indatorare, titlu: T, venituri: [2699, 4000] }');
  expect(rows).toEqual([
    ['2 699 lei', '1 079,60 lei', '1 619,40 lei'],
    ['4 000 lei', '1 600 lei', '2 400 lei'],
  ]);
});

test('of the 17 holidays of 2027 nine fall from Monday to Friday', () => {
  const { description, rows } = chart('{ tip: zile-libere, titlu: T, an: 2027 }');
  expect(description).toBe('În 2027 sunt 17 zile libere legale; 9 cad de luni până vineri.');
  expect(rows).toContainEqual(['Prima zi de Paști', '02.05.2027', 'duminică']);
});

test('the share of interest in a payment is highest at the start', () => {
  // 1% of 12 000 lei is 120 lei.
  const { description } = chart('{ tip: plati, titlu: T, suma: 12000, luni: 12, dobanda: 12 }');
  expect(description).toContain('120 lei sunt dobândă');
});

test('the daily ceiling falls with the amount', () => {
  const { rows, shape } = chart('{ tip: trepte-plafon, titlu: T }');
  expect(rows.map(([, percent]) => percent)).toEqual(['1%', '0,8%', '0,6%']);
  expect(shape.kind).toBe('steps');
});

test('a series is drawn in the order of publication, each value with its source', () => {
  const { shape, description, rows } = chart('{ tip: serie, titlu: T, serii: [ircc], de_la: 2021-10-01 }');
  expect(shape.kind).toBe('steps');
  // BNR: 1,08% from 01.10.2021 is the lowest since the index exists, 6,06% from 01.10.2025 the highest.
  expect(description).toContain('cel mai jos 1,08% (de la 01.10.2021), cel mai sus 6,06% (de la 01.10.2025)');
  expect(rows[0]).toEqual(['1,08%', 'de la 01.10.2021', expect.stringContaining('BNR')]);
});

test('a chart of a legal figure cites the law', () => {
  expect(figuresOfChart('{ tip: plafon, titlu: T, suma: 1000, zile: 120 }')).toEqual(['plafoane']);
  expect(figuresOfChart('{ tip: plati, titlu: T, suma: 1000, luni: 12, dobanda: 9 }')).toEqual([]);
});

test.each([
  ['{ tip: plafon, titlu: T, suma: 30000, zile: 60 }', 'no legal ceiling'],
  ['{ tip: placinta, titlu: T }', 'tip'],
  ['{ tip: plafon, titlu: T, suma: 1000, zile: 60, valori: [1, 2] }', 'valori'],
])('%s is refused', (yaml, problem) => {
  expect(() => computeChart(yaml, figures)).toThrow(problem);
});

// Figures of the guide about several debts, computed earlier by hand: 18 months and 2 081 lei, or 2 274 in the other order.
test('more money a month ends several debts sooner, and the table shows both orders', () => {
  const { shape, rows, description } = chart(
    `{ tip: datorii, titlu: T, bugete: [750, 1000], datorii: [
      { nume: magazin, sold: 1200, dobanda: 9, minim: 100 }, { nume: descoperire, sold: 2500, dobanda: 20, minim: 100 },
      { nume: card, sold: 4000, dobanda: 28, minim: 200 }, { nume: nevoi, sold: 8000, dobanda: 13, minim: 350 }] }`,
  );
  expect(shape.kind === 'costs' && shape.rows.map(({ principal }) => principal)).toEqual([
    fromLei(15_700),
    fromLei(15_700),
  ]);
  expect(rows[1]).toEqual(['1 000 lei', '18 luni, 2 081 lei', '18 luni, 2 274 lei']);
  expect(description).toContain('cu 750 de lei pe lună, 26 de luni');
});
