import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countries } from '#domain/law/countries/countries.ts';
import { type Country, countryCodes } from '#domain/law/countries/country.ts';
import { chooseVariant } from './choose-variant.ts';
import { experiments, runningExperiment } from './experiments.ts';
import { lift } from './lift.ts';
import { plannedSize } from './planned-size.ts';
import { sampleRatio } from './sample-ratio.ts';

// Specification, section 9.
test.each([
  ['0256.1-A/B', ['PH', 'VN', 'MY']],
  ['0294.1-A/B', ['PL']],
  ['0298.1-A/B', ['ZA']],
])('%s runs in %j', (name, places) => {
  expect(experiments.find((experiment) => experiment.name === name)?.countries).toEqual(places);
});

test('a country has at most one experiment on any day', () => {
  const days = experiments.flatMap(({ from, until }) => [from, until]);
  for (const country of countryCodes)
    for (const day of days) {
      const running = experiments.filter(
        ({ countries: places, from, until }) => places.includes(country) && from <= day && day <= until,
      );
      expect(running.length).toBeLessThanOrEqual(1);
    }
});

test('every experiment states its expectation and its end, and no two flows have the same name', () => {
  for (const { hypothesis, from, until } of experiments) {
    expect(hypothesis.length).toBeGreaterThan(40);
    expect(from < until).toBe(true);
  }
  const flows = experiments.flatMap(({ variants }) => variants);
  expect(new Set(flows).size).toBe(flows.length);
});

test.each([
  ['PL', '2026-10-31', null],
  ['PL', '2026-11-01', '0294.1-A/B'],
  ['PL', '2027-04-30', '0294.1-A/B'],
  ['PL', '2027-05-01', null],
  ['RO', '2026-12-01', null],
] as const)('in %s on %s runs %s', (code, day, name) => {
  expect(runningExperiment(countries[code], day)?.name ?? null).toBe(name);
});

test('an experiment that the office stopped does not run, and no other in its place', () => {
  const stopped = (names: string[]) =>
    runningExperiment({ ...countries.PL, stoppedExperiments: names }, '2026-12-01')?.name ?? null;
  expect([stopped(['0294.1-A/B']), stopped(['0298.1-A/B'])]).toEqual([null, '0294.1-A/B']);
});

// By hand: (1,96 + 0,84)² = 7,84; 5% and 6%: 7,84 × (0,0475 + 0,0564) ÷ 0,01² = 8 145,76. 10% and 15%: 7,84 × 0,2175 ÷ 0,05² = 682,08.
test.each([
  [5, 20, 8_146],
  [10, 50, 683],
])(
  'to see %i%% grow by %i%% of itself each variant needs %i visits',
  (basePercent, leastLiftPercent, visits) => {
    expect(plannedSize({ basePercent, leastLiftPercent })).toBe(visits);
  },
);

test('a plan without a rise, or past all visits, is none', () => {
  expect(() => plannedSize({ basePercent: 5, leastLiftPercent: 0 })).toThrow(RangeError);
  expect(() => plannedSize({ basePercent: 60, leastLiftPercent: 80 })).toThrow(RangeError);
});

test.each([
  ['PH', '0256.1-A/B'],
  ['VN', '0256.1-A/B'],
  ['ZA', '0298.1-A/B'],
] as const)(
  'in %s, where the treatment needs a registration, %s is drawn once the country has one',
  (code, name) => {
    const running = (preparing: Country['preparing']) =>
      runningExperiment({ code, preparing }, '2026-12-01')?.name ?? null;
    expect(countries[code].preparing).not.toEqual([]);
    expect([running(countries[code].preparing), running([])]).toEqual([null, name]);
  },
);

const variants = ['0298.1-A', '0298.1-B'] as const;
test.each([
  [null, null, 0.49, '0298.1-A', true],
  [null, null, 0.5, '0298.1-B', true],
  [null, '0298.1-B', 0, '0298.1-B', false],
  [null, '0256.1-B', 0, '0298.1-A', true], // another test's variant does not count
  [null, 'B', 0, '0298.1-A', true],
  ['0298.1-B', '0298.1-A', 0, '0298.1-B', false],
  ['x', '0298.1-B', 0, '0298.1-B', false],
  ['', null, 0, '0298.1-A', true],
])('requested %s, stored %s, random %d: %s, drawn: %s', (asked, stored, drawn, variant, isDrawn) => {
  expect(chooseVariant({ variants, asked, stored, random: () => drawn })).toEqual({ variant, isDrawn });
});

test('12% against 10% of a thousand each is a lift of 20%, between -6.6% and 54.2%', () => {
  // Worked by hand: ln 1.2 = 0.182322, standard error 0.127802.
  const found = lift({ exposed: 1000, converted: 100 }, { exposed: 1000, converted: 120 });
  expect(found?.percent).toBeCloseTo(20, 6);
  expect(found?.lowPercent).toBeCloseTo(-6.59, 2);
  expect(found?.highPercent).toBeCloseTo(54.16, 2);
});

test.each([
  [
    { exposed: 0, converted: 0 },
    { exposed: 10, converted: 1 },
  ],
  [
    { exposed: 10, converted: 0 },
    { exposed: 10, converted: 1 },
  ],
  [
    { exposed: 10, converted: 1 },
    { exposed: 10, converted: 10 },
  ],
])('%j and %j give no lift', (control, treatment) => {
  expect(lift(control, treatment)).toBeNull();
});

test('the lift lies between its bounds, and more visitors narrow them', () => {
  const outcome = fc
    .integer({ min: 2, max: 5_000 })
    .chain((exposed) =>
      fc.record({ exposed: fc.constant(exposed), converted: fc.integer({ min: 1, max: exposed - 1 }) }),
    );
  fc.assert(
    fc.property(outcome, outcome, (control, treatment) => {
      const few = lift(control, treatment);
      const tenfold = ({ exposed, converted }: typeof control) => ({
        exposed: exposed * 10,
        converted: converted * 10,
      });
      const many = lift(tenfold(control), tenfold(treatment));
      if (!few || !many) throw new Error('both have an answer');
      expect(few.lowPercent).toBeLessThan(few.percent);
      expect(few.highPercent).toBeGreaterThan(few.percent);
      expect(many.percent).toBeCloseTo(few.percent, 6);
      expect(many.highPercent - many.lowPercent).toBeLessThan(few.highPercent - few.lowPercent);
    }),
  );
});

test.each([
  [0, 0, false],
  [5_000, 5_000, false],
  [5_000, 5_300, false], // chi-square 8.74
  [5_000, 5_350, true], // chi-square 11.84
  [60, 25, true], // chi-square 14.41
])('%i against %i visitors is suspicious: %s', (control, treatment, isSuspicious) => {
  expect(sampleRatio(control, treatment).isSuspicious).toBe(isSuspicious);
});
