import type { EarlyPlan } from '#domain/tools/calculator/early-plan.ts';
import type { RepaymentPlan } from '#domain/tools/calculator/repayment-plan.ts';
import { bani } from '#domain/base/money/bani.ts';
import { countMonths } from '#domain/base/text/count-time.ts';
import { formatMoney, moneyInSentence } from '#domain/base/text/format-money.ts';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { FigureList } from '#app/ui/figure-list.tsx';
import type { PartProps } from './part-props.ts';
import { lastPayment } from './payment-name.ts';
import { ScheduleYears } from './schedule-years.tsx';
import './part-answer.css';

/** Shows what an early repayment saves, in lei and in months, and the schedule after it. */
export function EarlyAnswer({ outcome: { plan, early } }: PartProps) {
  if (plan.loan.repayment === 'single') {
    return (
      <p>
        La un credit cu o singură plată nu sunt rate între timp. Dacă dați banii înapoi mai devreme, alegeți
        mai sus ziua aceea; în contract scrie dacă dobânda se oprește atunci.
      </p>
    );
  }
  if (early === null) return null;
  return (
    <div className="calc-part-answer">
      <p>{earlySentence(plan, early)}</p>
      <FigureList
        figures={[
          { name: 'Economisiți', value: formatMoney(early.saved) },
          { name: 'Dați înapoi', value: formatMoney(early.plan.total) },
          { name: 'Costul creditului', value: <CostMark>{formatMoney(early.plan.cost)}</CostMark> },
          { name: 'Numărul ratelor', value: String(early.plan.rows.length) },
        ]}
      />
      <Fold summary="Graficul cu plata anticipată" look="why">
        <ScheduleYears plan={early.plan} firstOpen={false} />
      </Fold>
    </div>
  );
}

function earlySentence(
  agreed: RepaymentPlan,
  { plan, early, applied, saved, monthsFewer }: EarlyPlan,
): string {
  const { afterMonth, effect } = early;
  const paid = `Odată cu rata ${afterMonth} plătiți în plus ${moneyInSentence(applied)}`;
  if (plan.rows.length === afterMonth) {
    return `${paid} și închideți creditul${applied < early.amount ? '; mai mult nu era de dat' : ''}.`;
  }
  const gain =
    saved > 0
      ? ''
      : ' Dobânda rămâne aceeași: la un credit fără dobândă, plata anticipată nu economisește nimic.';
  if (effect === 'shorter-term') {
    const end =
      monthsFewer > 0
        ? `creditul se încheie cu ${countMonths(monthsFewer)} mai devreme`
        : `ultima rată scade la ${moneyInSentence(lastPayment(plan))}`;
    return `${paid}, iar ${end}.${gain}`;
  }
  const [before, after] = [agreed, plan].map(({ rows }) => {
    const row = rows[afterMonth];
    return row ? moneyInSentence(bani(row.payment + row.fee)) : '';
  });
  return `${paid}, iar rata ${afterMonth + 1} scade de la ${before} la ${after}.${gain}`;
}
