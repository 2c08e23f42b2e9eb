import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerTyped, usualContract, type TypedContract } from '#tests/factories/contract.ts';
import { firstLine } from './first-line.ts';
import { shownResults } from './shown-results.ts';

const PRICE = ['daily-ceiling', 'double-ceiling', 'apr-ceiling'];

const sum = fc.integer({ min: 100, max: 120_000 });
const maybe = (values: readonly string[]) => fc.constantFrom('', ...values);
/** Contracts of every kind: some omit optional facts, and some have high additional costs. */
const anyContract: fc.Arbitrary<TypedContract> = fc
  .record({
    sum,
    // Thousandths of the principal: most ceilings lie within this range.
    cost: fc.integer({ min: 0, max: 1_300 }),
    term: fc.integer({ min: 1, max: 70 }),
    unit: fc.constantFrom('zile', 'luni'),
    limit: fc.integer({ min: 0, max: 60_000 }),
    tip: maybe(['o-plata', 'rate', 'linie', 'card']),
    ipoteca: fc.constantFrom('nu', 'nu', 'nu', 'da', 'nu-stiu'),
    semnat: fc.constantFrom('inca-nu', 'da', 'nu-stiu'),
    data: fc.constantFrom('16.11.2026', '11.11.2024', '10.11.2024'),
    'in-derulare': maybe(['da', 'nu']),
    restante: maybe(['0', '61']),
    penalizare: maybe(['0,1', '3']),
    penalizari: maybe(['10', '5000']),
    prelungire: maybe(['10', '5000']),
    asigurare: maybe(['50', '500']),
    'asigurare-ceruta': maybe(['da', 'nu']),
    'asigurare-unde': maybe(['separat', 'in-rate']),
  })
  .map(({ sum: received, cost, term, unit, limit, ...rest }) => ({
    ...usualContract,
    ...rest,
    primiti: String(received),
    platiti: String(Math.ceil(received * (1 + cost / 1_000))),
    termen: String(term),
    unitate: unit,
    'suma-contract': limit > received ? String(limit) : '',
    'prelungire-zile': rest.prelungire === '' ? '' : '30',
  }));

function answerOf(typed: TypedContract) {
  const { checked, verdict } = answerTyped(typed);
  const { main, soft, past } = firstLine(verdict);
  return { checked, verdict, main, soft, past, rows: shownResults(checked, verdict) };
}

test('no row about an IFN contradicts the first line', () => {
  fc.assert(
    fc.property(anyContract, fc.constantFrom('ifn', 'car'), (typed, creditor) => {
      const { main, past, rows, verdict } = answerOf({ ...typed, creditor });
      const overs = rows.filter(({ verdict: said }) => said === 'over');
      const ofPrice = overs.filter(({ id }) => PRICE.includes(id));
      expect([main, ofPrice.length > 0]).toEqual([main, past !== null]);
      expect([main, overs.length > 0]).toEqual([main, /peste (?:lege|ea)/.test(main)]);
      // A price below the legal maximum is below it in every row.
      const { checked } = verdict.cases[0];
      const priced = checked.results.filter(({ id }) => PRICE.includes(id));
      const isUnder = /sub maximul|exact cât/i.test(main);
      expect(isUnder && priced.some(({ verdict: said }) => said !== 'under')).toBe(false);
    }),
    { numRuns: 300 },
  );
});

test('the IFN case of an unnamed lender equals the verdict of a named IFN', () => {
  fc.assert(
    fc.property(anyContract, (typed) => {
      const unknown = answerOf({ ...typed, creditor: '' });
      const known = answerOf({ ...typed, creditor: 'ifn' });
      expect(unknown.past).toBe(known.past);
      const priceOf = ({ verdict }: typeof known) =>
        verdict.cases[0].checked.results.filter(({ id }) => PRICE.includes(id));
      expect(priceOf(unknown)).toEqual(priceOf(known));
      expect(unknown.rows.some(({ id }) => PRICE.includes(id))).toBe(false);
    }),
    { numRuns: 100 },
  );
});

test('every contract has a first line, and one missing fact is asked once', () => {
  fc.assert(
    fc.property(anyContract, fc.constantFrom('', 'ifn', 'banca', 'car'), (typed, creditor) => {
      const { main, soft, verdict, rows } = answerOf({ ...typed, creditor });
      expect(main).toMatch(/^[A-ZĂÂÎȘȚ].*\.$/);
      expect(`${main} ${soft}`).not.toMatch(/nu se poate spune|undefined|NaN/);
      expect(rows.map(({ needs }) => needs).filter((needs) => needs === verdict.asks && needs)).toEqual([]);
      expect(creditor === 'banca' && rows.some(({ verdict: said }) => said === 'over')).toBe(false);
    }),
    { numRuns: 300 },
  );
});
