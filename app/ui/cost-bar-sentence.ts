import { bani } from '#domain/money/bani.ts';
import { moneyInSentence } from '#domain/text/format-money.ts';
import type { CostBarFigures } from './cost-bar-geometry.ts';

export type MaximumName = 'maximul legal' | 'reper';

/**
 * The cost bar in words, for those who do not see it.
 * @param figures.maximumName „reper” for a lender whom the law of the ceilings does not bind
 */
export function costBarSentence(figures: CostBarFigures & { maximumName?: MaximumName | undefined }): string {
  const { principal, cost, maximum, maximumName = 'maximul legal' } = figures;
  const most = moneyInSentence(maximum);
  const ceiling =
    maximumName === 'reper'
      ? `Ca reper, un IFN din România poate cere înapoi cel mult ${most}.`
      : `Maximul legal este de ${most}`;
  if (cost === null) {
    return `Împrumutați ${moneyInSentence(principal)}. Prețul creditorului nu este cunoscut. ${stop(ceiling)}`;
  }
  const total = bani(principal + cost);
  const paid = `Împrumutați ${moneyInSentence(principal)}, plătiți costuri de ${moneyInSentence(cost)}, în total ${moneyInSentence(total)}.`;
  if (maximumName === 'reper') return `${paid} ${ceiling}`;
  const room = bani(Math.max(0, maximum - total));
  if (room === 0) return `${paid} Este chiar maximul legal.`;
  return `${paid} ${ceiling}, adică mai sunt ${moneyInSentence(room)} până la el.`;
}

function stop(sentence: string): string {
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}
