import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkTyped, type TypedContract } from '#tests/factories/contract.ts';

type Example = {
  id: string;
  source: string;
  typed: TypedContract;
  printed: { total: number | null; apr: number | null };
  ours: { total: number; apr: number; why?: string };
  /** sentence of the printed DAE check; null: no DAE is printed */
  says: string | null;
};

// Figures printed by lenders, with their source; `ours` is the independent recomputation in the same collection.
const examples = JSON.parse(
  readFileSync(new URL('../../../tests/cases/printed-examples.json', import.meta.url), 'utf8'),
) as Example[];

test('eleven published examples are compared', () => {
  expect(examples).toHaveLength(11);
});

test.each(examples)(
  "$id: total and DAE equal the lender's, or differ as expected",
  ({ typed, printed, ours, says }) => {
    const { cost, results } = checkTyped({ ipoteca: 'nu', semnat: 'inca-nu', ...typed });
    expect(cost.total / 100).toBeCloseTo(ours.total, 2);
    expect(cost.aprPercent).toBeCloseTo(ours.apr, 1);
    const away = Math.abs(cost.total / 100 - (printed.total ?? ours.total));
    expect(away < 0.5 || ours.why !== undefined).toBe(true);
    // Without a printed DAE the check asks for it.
    expect(results.find(({ id }) => id === 'printed-apr')?.sentence).toContain(says ?? 'Scrieți DAE');
  },
);
