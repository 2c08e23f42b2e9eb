import type { MinimumRule } from '#domain/loan/minimum-payments.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatAsPrinted } from '#domain/base/text/format-number.ts';

/** Writes „14% din tot ce datorați, cu tot cu dobândă, dar nu mai puțin de 50 de lei” */
export function ruleInWords({ percent, of, atLeast }: MinimumRule): string {
  const share = `${formatAsPrinted(percent)}%`;
  const part =
    of === 'owed'
      ? `${share} din tot ce datorați, cu tot cu dobândă`
      : `dobânda adunată și ${share} din suma folosită`;
  return atLeast > 0 ? `${part}, dar nu mai puțin de ${moneyInSentence(atLeast)}` : part;
}

/** Writes the same rule for a row: „dobânda și 10% din suma folosită” */
export function minimumInShort({ percent, of }: MinimumRule): string {
  const share = `${formatAsPrinted(percent)}%`;
  return of === 'owed' ? `${share} din datorie` : `dobânda și ${share} din suma folosită`;
}
