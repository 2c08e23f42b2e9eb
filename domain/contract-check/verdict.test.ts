import { expect, test } from 'vitest';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { law243, lendingRate, oug50Of2010 } from './acts.ts';
import { cappedVerdict, verdictWords } from './verdict.ts';

test('the verdicts are these four', () => {
  expect(Object.values(verdictWords)).toEqual([
    'sub plafon, în lectura cea mai largă',
    'întrebați creditorul',
    'pare peste plafon',
    'nu se poate spune',
  ]);
});

test.each([
  ['over', 'ask'],
  ['under', 'unknown'],
  ['ask', 'ask'],
  ['unknown', 'unknown'],
] as const)('where an act was read in an older form or second-hand, „%s” becomes „%s”', (verdict, said) => {
  expect(cappedVerdict(verdict, [law243('art. 6'), oug50Of2010('art. 36')])).toBe(said);
  const rate = romanianRulePacks[0]?.generalAprCapPercent;
  if (!rate) throw new Error('the pack has a ceiling of DAE');
  expect(cappedVerdict(verdict, [lendingRate(rate.source)])).toBe(said);
  expect(cappedVerdict(verdict, [law243('art. 6')])).toBe(verdict);
});
