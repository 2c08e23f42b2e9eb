import { globSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { isoDay } from '#domain/base/days/iso-day.ts';
import type { CheckField } from '#domain/tools/contract-check/check-fields.ts';
import { findFigures } from './found-figures.ts';
import { layOutText } from './lay-out.ts';

type OfferInHand = {
  text: string;
  figures: Partial<Record<CheckField, string>>;
  asked?: Partial<Record<CheckField, string[]>>;
};
const folder = new URL('../../../../tests/cases/offers-in-hand/', import.meta.url).pathname;
// Fictional offers and contracts: their text as laid out, and the figures to be read from it.
const documents = globSync('*.yml', { cwd: folder })
  .toSorted()
  .map((name) => ({ name, ...(load(readFileSync(folder + name, 'utf8')) as OfferInHand) }));
const context = {
  isPicture: false,
  today: isoDay(2026, 11, 26),
  lenders: [
    {
      slug: 'lumen-credit',
      name: 'Lumen Credit',
      kind: 'ifn' as const,
      identity: 'LUMEN CREDIT IFN S.A., RG-PJR-41-119901',
    },
  ],
};

test('the folder has at least forty documents', () => {
  expect(documents.length).toBeGreaterThanOrEqual(40);
});

test.each(documents)('every figure of $name is found, and no other', ({ text, figures, asked = {} }) => {
  const found = findFigures(layOutText(text), context);
  const choices: Record<string, string[]> = {};
  for (const field of Object.keys(asked))
    choices[field] = found.asked.flatMap((question) =>
      question.choices.some(({ fills }) => field in fills)
        ? question.choices.map(({ fills }) => fills[field as CheckField] ?? '')
        : [],
    );
  expect({
    figures: Object.fromEntries(found.figures.map(({ field, value }) => [field, value])),
    asked: choices,
    questions: found.asked.length,
  }).toEqual({ figures, asked, questions: Object.keys(asked).length });
});

test('a text about two credits marks its cost figures for checking', () => {
  const { figures } = findFigures(
    'Credit 5.000 lei pe 24 luni. Exemplu: pentru un credit de 10.000 lei pe 36 luni se plătește în total: 15.120 lei. Total de plată: 15.120 lei. Dobândă 20% pe an.',
    context,
  );
  expect(figures.map(({ field, isDoubtful }) => [field, isDoubtful])).toEqual([
    ['platiti', true],
    ['dobanda', false],
    ['pe', false],
  ]);
});

test('figures of a picture that contradict its DAE are marked for checking, those of a text are left to the check', () => {
  const text =
    'Suma creditului: 2 000 lei. Perioada: 30 de zile. Total de plată: 2 600 lei. DAE: 98,7%. Penalitate: 1% pe zi.';
  const doubtful = (isPicture: boolean) =>
    findFigures(text, { ...context, isPicture }).figures.flatMap(({ field, isDoubtful }) =>
      isDoubtful ? [field] : [],
    );
  expect(doubtful(true)).toEqual(['primiti', 'termen', 'platiti', 'suma-contract', 'dae']);
  expect(doubtful(false)).toEqual([]);
});
