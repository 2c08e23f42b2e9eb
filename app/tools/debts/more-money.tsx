import { moreMoney, type DebtsPlan } from '#domain/tools/debts/debts-plan.ts';
import { bani } from '#domain/base/money/bani.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import { Band } from '#app/ui/band.tsx';

/** Shows the effect of one hundred more lei a month, by the avalanche method. */
export function MoreMoney({ plan }: { plan: DebtsPlan }) {
  return (
    <Band id="in-plus-100" title={`Încă ${moneyInSentence(moreMoney)} pe lună`}>
      <p className="debts-words">{inWords(plan)}</p>
    </Band>
  );
}

function inWords({ avalanche, withMore }: DebtsPlan): string {
  const more = moneyInSentence(moreMoney);
  if (!withMore) return `Nici cu încă ${more} pe lună datoriile nu se termină: cereți întâi un grafic nou.`;
  const when = formatDate(withMore.free);
  if (!avalanche) return `Cu încă ${more} pe lună, totul se termină în ${when}.`;
  const [months, lei] = [avalanche.months - withMore.months, avalanche.interest - withMore.interest];
  const sooner =
    months > 0
      ? `totul se termină în ${when}, cu ${formatTerm({ count: months, unit: 'months' })} mai devreme`
      : `luna în care se termină rămâne ${when}`;
  const cheaper = lei > 0 ? `, iar dobânda scade cu ${moneyInSentence(bani(lei))}` : '';
  return `Cu încă ${more} pe lună, ${sooner}${cheaper}. Dacă nu îi aveți, planul rămâne bun și fără ei.`;
}
