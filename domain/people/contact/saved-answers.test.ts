import { expect, test } from 'vitest';
import { fillAnswer, savedAnswers, unfilledPlaceholder } from './saved-answers.ts';

test('there are five, each greets by name; what only a colleague knows stays to be filled in', () => {
  expect(savedAnswers).toHaveLength(5);
  const left = savedAnswers.map(({ text }) => {
    const filled = fillAnswer(text, { name: 'Ion $& Popa', reference: 'C-1' });
    expect(filled).toContain('Bună ziua, Ion $& Popa,');
    return unfilledPlaceholder(filled);
  });
  expect(left).toEqual([
    '{ce era greșit}',
    '{sursa și data ei}',
    '{motivul}',
    '{cum se ajunge la creditor}',
    undefined,
  ]);
});
