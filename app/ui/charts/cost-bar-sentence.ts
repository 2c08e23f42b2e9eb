import { bani } from '#domain/base/money/bani.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import type { CostBarFigures } from './cost-bar-geometry.ts';

/** Describes the cost bar for people who do not see it. */
export function costBarSentence({ principal, cost, maximum }: CostBarFigures): string {
  const ceiling = `Maximul legal este de ${moneyInSentence(maximum)}`;
  if (cost === null) {
    return `Împrumutați ${moneyInSentence(principal)}. Prețul creditorului nu îl avem. ${ceiling}.`;
  }
  const total = bani(principal + cost);
  const paid = `Împrumutați ${moneyInSentence(principal)}, plătiți costuri de ${moneyInSentence(cost)}, în total ${moneyInSentence(total)}.`;
  if (total > maximum) {
    return `${paid} ${ceiling}, iar totalul trece cu ${moneyInSentence(bani(total - maximum))} peste el.`;
  }
  const room = bani(maximum - total);
  if (room === 0) return `${paid} Este chiar maximul legal.`;
  return `${paid} ${ceiling}, adică mai sunt ${moneyInSentence(room)} până la el.`;
}
