import type { RepaymentPlan } from '#domain/calculator/repayment-plan.ts';
import { formatMoney } from '#domain/text/format-money.ts';
import { formatTerm } from '#domain/text/format-term.ts';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { aprText } from './apr-text.ts';
import { FigureList } from './figure-list.tsx';

/** What a plan costs in all, lei first. */
export function CostFigures({ plan }: { plan: RepaymentPlan }) {
  const hasFees = plan.fees > 0;
  return (
    <FigureList
      figures={[
        { name: 'Dați înapoi', value: formatMoney(plan.total) },
        { name: 'Dobânda, în total', value: <CostMark>{formatMoney(plan.interest)}</CostMark> },
        ...(hasFees ? [{ name: 'Comisioane', value: <CostMark>{formatMoney(plan.fees)}</CostMark> }] : []),
        { name: 'Suma împrumutată', value: formatMoney(plan.loan.principal) },
        { name: 'Perioada', value: formatTerm(plan.loan.term) },
        { name: hasFees ? 'DAE' : 'DAE, fără comisioane', value: aprText(plan.aprPercent) },
      ]}
    />
  );
}
