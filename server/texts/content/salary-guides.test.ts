import { expect, test } from 'vitest';
import { payForNet } from '#domain/tools/pay/pay-for-net.ts';
import { payRatesOn } from '#domain/tools/pay/pay-rates.ts';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { readConfig } from '#server/config.ts';
import { siteContent } from '#tests/factories/site-content.ts';
import { readSiteContent } from './read-site-content.ts';

const { findArticle } = siteContent(romanianRulePacks.at(-1) ?? null);
const { series } = readSiteContent(readConfig({}), new Date('2026-11-26T10:00:00Z'));
const rates = payRatesOn(series, '2026-11-26');
const written = (lei: number) => lei.toLocaleString('de').replaceAll('.', '\u00a0');

// Net: facts/blog-topics.md (9% over 5 years, 6,5% over 20 and 30). Gross: net / 0,585, by hand, and never below the minimum wage of
// 4 325 lei; at 4 520 there is still a deduction of 18% of 4 325: 4 520 − 1 130 − 452 − 216.
test.each([
  [5000, 1361, 4325],
  [10_000, 2722, 4520],
  [15_000, 4083, 6980],
  [20_000, 5444, 9307],
  [25_000, 6805, 11_632],
  [30_000, 8166, 13_959],
  [40_000, 10_888, 18_612],
  [40_000, 3911, 6687],
  [50_000, 4144, 7083],
  [60_000, 4973, 8501],
  [70_000, 5802, 9919],
])('the guide about %i euro answers first: %i lei net, %i gross', (euro, net, gross) => {
  if (!rates) throw new Error('not every tax on a wage is known');
  const lede = findArticle(`ce-salariu-trebuie-sa-ai-pentru-un-credit-de-${euro}-euro`)?.lede;
  expect(lede).toContain(written(net));
  expect(lede).toContain(written(gross));
  expect(payForNet(net, { dependants: 0 }, rates).gross).toBe(gross);
});
