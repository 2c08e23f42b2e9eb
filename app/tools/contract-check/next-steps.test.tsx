import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isoDay } from '#domain/base/days/iso-day.ts';
import { firstLine } from '#domain/tools/contract-check/first-line.ts';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { checkTyped, TODAY, usualContract } from '#tests/factories/contract.ts';
import { NextSteps } from './next-steps.tsx';

const checked = checkTyped({ ...usualContract, creditor: 'ifn' });
const stepsBy = (packs: readonly RulePack[]) =>
  renderToStaticMarkup(
    <NextSteps checked={checked} packs={packs}>
      {null}
    </NextSteps>,
  ).replaceAll('\u00a0', ' ');

test('the days of withdrawal and of a revision are those of the rules', () => {
  expect(stepsBy(romanianRulePacks)).toContain(
    'În primele 14 zile puteți renunța, fără motiv. Puteți cere și revizuirea: creditorul trimite propunerea în 30 de zile.',
  );
  const changed = romanianRulePacks.map((pack) => ({
    ...pack,
    withdrawalDays: pack.withdrawalDays && { ...pack.withdrawalDays, value: 21 },
    revisionDays: null,
  }));
  expect(stepsBy(changed)).toContain('În primele 21 de zile puteți renunța, fără motiv.');
  expect(stepsBy(changed)).not.toContain('revizuirea');
});

test('the first day of the ceilings is that of the rules', () => {
  const packs = romanianRulePacks.map((pack) => ({
    ...pack,
    validFrom: '2024-12-01',
    olderContracts: pack.olderContracts && {
      ...pack.olderContracts,
      value: { ...pack.olderContracts.value, runningOn: isoDay(2024, 12, 1) },
    },
  }));
  const older = checkTyped({ ...usualContract, semnat: 'da', data: '15.11.2024' }, TODAY, packs);
  const { main } = firstLine({
    cases: [{ lender: 'ifn', checked: older, published: null }],
    assumed: [],
    asks: null,
  });
  expect(main).toBe(
    'Contract dinaintea legii; dacă era în derulare la 01.12.2024, puteți cere revizuirea lui.',
  );
});
