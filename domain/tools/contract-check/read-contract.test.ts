import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { checkTyped, lenders, TODAY, usualContract, type TypedContract } from '#tests/factories/contract.ts';
import { checkFields } from './check-fields.ts';
import { checkContract } from './check-contract.ts';
import { readContract } from './read-contract.ts';

const read = (typed: TypedContract) =>
  readContract({ ...usualContract, ...typed }, { today: TODAY, lenders });

test.each<[TypedContract, number, string[]]>([
  [{ termen: '30' }, 30, ['1950']],
  [{ termen: '30 de zile', unitate: 'luni' }, 30, ['1950']],
  [{ termen: '16.12.2026' }, 30, ['1950']],
  [{ termen: '3 luni', platiti: '3 x 600', tip: 'rate' }, 91, ['600', '600', '600']],
  [{ termen: '3', unitate: 'luni', platiti: '1 800,01 lei', tip: 'rate' }, 91, ['600', '600', '600,01']],
  [{ termen: '28', platiti: '4 × 450,50' }, 28, ['450,5', '450,5', '450,5', '450,5']],
  [{ plati: '16.01.2027 1000\n16.12.2026; 950' }, 61, ['950', '1000']],
  // A monthly fee is part of each payment.
  [
    { termen: '3 luni', platiti: '3 x 600', tip: 'rate', 'comision-lunar': '5,50' },
    91,
    ['605,5', '605,5', '605,5'],
  ],
  // 1% a day of 1 500 lei for 30 days.
  [{ platiti: '', dobanda: '1', pe: 'zi' }, 30, ['1950']],
])('%o is read as %i days', (typed, days, amounts) => {
  const { contract, problems } = read(typed);
  expect(problems).toEqual([]);
  expect(contract?.days).toBe(days);
  expect(contract?.payments.map(({ amount }) => String(amount / 100).replace('.', ','))).toEqual(amounts);
});

test.each<[TypedContract, string, RegExp]>([
  [{ primiti: '' }, 'primiti', /în cifre/],
  [{ primiti: 'o mie' }, 'primiti', /în cifre/],
  [{ termen: '' }, 'termen', /perioada/],
  [{ termen: '16.11.2026' }, 'termen', /după ziua/],
  [{ termen: '16.12.2026', semnat: 'nu-stiu' }, 'termen', /data la care primiți/],
  [{ platiti: '' }, 'platiti', /cât plătiți/],
  [{ platiti: '1000' }, 'platiti', /mai puțin decât suma primită/],
  [{ platiti: '601 x 10' }, 'platiti', /între 1 și 600/],
  [{ data: '31.02.2026' }, 'data', /16\.11\.2026/],
  [{ dae: 'mult' }, 'dae', /cifre/],
  [{ plati: 'mâine 100' }, 'plati', /o dată și o sumă/],
  [{ 'comision-lunar': '5' }, 'comision-lunar', /numai la rate lunare/],
  [{ plati: '01.11.2026 100' }, 'plati', /înaintea zilei/],
])('%o is refused at %s', (typed, field, words) => {
  const { contract, problems } = read(typed);
  expect(contract).toBeNull();
  expect(problems.map((problem) => problem.field)).toContain(field);
  expect(problems.find((problem) => problem.field === field)?.message).toMatch(words);
});

test("an unsigned offer is judged by today's law", () => {
  expect(read({ semnat: 'inca-nu', data: '' }).contract).toMatchObject({ concluded: TODAY, isSigned: false });
});

test('any input is read or refused, and the check never fails', () => {
  const typed = fc.record(
    Object.fromEntries(
      checkFields.map((field) => [
        field,
        fc.oneof(
          fc.constantFrom(
            '',
            '0',
            '1',
            '30',
            '12 luni',
            '6 x 400',
            '1500',
            '50000',
            '16.12.2026',
            'da',
            'nu',
            'rate',
            'linie',
            'ifn',
            'luni',
            'zi',
          ),
          fc.string({ maxLength: 12 }),
        ),
      ]),
    ),
  );
  fc.assert(
    fc.property(typed, (values) => {
      const { contract, problems } = readContract(values, { today: TODAY, lenders });
      const results = contract && checkContract(contract, romanianRulePacks, {}, TODAY).results;
      expect(contract === null).toBe(problems.length > 0);
      expect(results?.length ?? 99).toBeGreaterThan(5);
    }),
    { numRuns: 100 },
  );
});

const rank = { under: 0, unknown: 0, ask: 1, over: 2 };

test('a contract that is cheaper in every payment is never judged worse', () => {
  const amount = fc.integer({ min: 1_000, max: 400_000 });
  fc.assert(
    fc.property(
      amount,
      amount,
      fc.integer({ min: 1, max: 24 }),
      fc.integer({ min: 100, max: 30_000 }),
      (a, b, count, lei) => {
        const [cheap, dear] = [Math.min(a, b), Math.max(a, b)];
        fc.pre(cheap * count >= lei * 100);
        const verdictOf = (bani: number) =>
          checkTyped({
            ...usualContract,
            tip: 'rate',
            primiti: String(lei),
            termen: String(count),
            unitate: 'luni',
            platiti: `${count} x ${(bani / 100).toFixed(2)}`,
          }).verdict;
        expect(rank[verdictOf(cheap)]).toBeLessThanOrEqual(rank[verdictOf(dear)]);
      },
    ),
    { numRuns: 50 },
  );
});

test('between the limits of the law the verdict does not jump', () => {
  const verdicts = Array.from(
    { length: 60 },
    (_, step) => checkTyped({ ...usualContract, platiti: String(1_500 + step * 15) }).verdict,
  );
  const jumps = verdicts.filter((verdict, index) => index > 0 && verdict !== verdicts[index - 1]);
  expect(jumps).toEqual(['over']);
  expect(checkTyped(usualContract).maximumCost).toBe(fromLei(450));
});
