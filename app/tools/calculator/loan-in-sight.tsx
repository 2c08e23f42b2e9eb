import { formatMoney } from '#domain/base/text/format-money.ts';
import { CostInSight } from '#app/ui/charts/cost-in-sight.tsx';
import { CostMark } from '#app/ui/cost-mark.tsx';
import type { PartProps } from './part-props.ts';
import { firstPayment, paymentName } from './payment-name.ts';

/** Shows the cost of the first loan near the fields that change it. */
export function LoanInSight({ outcome: { plan, ceiling } }: PartProps) {
  return (
    <CostInSight
      principal={plan.loan.principal}
      cost={plan.cost}
      maximum={ceiling.kind === 'cost' ? ceiling.maximum.total : null}
    >
      {plan.loan.repayment === 'single' ? (
        'Dați'
      ) : (
        <>
          {paymentName(plan)} <b>{formatMoney(firstPayment(plan))}</b>, dați
        </>
      )}{' '}
      înapoi <b>{formatMoney(plan.total)}</b>, cost <CostMark>{formatMoney(plan.cost)}</CostMark>
    </CostInSight>
  );
}
