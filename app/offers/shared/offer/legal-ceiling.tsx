import type { RulePack } from '#domain/law/rule-pack.ts';
import { legalMaximum } from '#domain/law/legal-maximum.ts';
import { datedAprCap } from '#domain/law/rules-in-words.ts';
import { termDays } from '#domain/loan/term.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import { formatMoney, moneyInSentence } from '#domain/base/text/format-money.ts';
import { CostBar } from '#app/ui/charts/cost-bar.tsx';
import { citedDate } from '#domain/base/text/cited-date.ts';
import './legal-ceiling.css';

type LegalCeilingProps = { request: LoanRequest; rulePack: RulePack | null };

/** States the legal maximum of a non-bank lender for this amount and term, with the law and its date. */
export function LegalCeiling({ request, rulePack }: LegalCeilingProps) {
  const { principal, term } = request;
  const maximum = legalMaximum(principal, termDays(term), rulePack);
  const aprCap = rulePack?.generalAprCapPercent;
  const cap = maximum ? rulePack?.dailyCaps : aprCap;
  if (!cap) return null;
  return (
    <div className="ceiling">
      {maximum && (
        <CostBar
          principal={principal}
          cost={null}
          maximum={maximum.total}
          decorative
          endLabel={`prin lege, cel mult ${formatMoney(maximum.total)}`}
        />
      )}
      <p className="fine">
        {maximum
          ? `Pentru ${moneyInSentence(principal)}, un IFN poate cere peste sumă cel mult ${moneyInSentence(maximum.cost)}.`
          : `Pentru ${moneyInSentence(principal)} nu există plafon zilnic; DAE nu poate trece de ${aprCap ? datedAprCap(aprCap) : ''}.`}{' '}
        Sursa:{' '}
        <a href={cap.source.url ?? '/cum-ordonam/'} rel="noopener">
          {cap.source.name}
        </a>
        {`${citedDate(cap.source)}.`}
      </p>
    </div>
  );
}
