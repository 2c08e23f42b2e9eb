import { bani } from '#domain/base/money/bani.ts';
import type { LawfulCeiling } from '#domain/tools/calculator/lawful-ceiling.ts';
import { datedAprCap } from '#domain/law/rules-in-words.ts';
import type { RepaymentPlan } from '#domain/tools/calculator/repayment-plan.ts';
import type { Source } from '#domain/offers/offer.ts';
import { countYears } from '#domain/base/text/count-time.ts';
import { formatMoney, moneyInSentence } from '#domain/base/text/format-money.ts';
import { CostBarKey } from '#app/ui/charts/cost-bar-key.tsx';
import { CostBar } from '#app/ui/charts/cost-bar.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Sources } from '#app/ui/sources.tsx';
import { aprText } from './apr-text.ts';
import type { AnswerContext } from './part-props.ts';
import './ceiling-figure.css';

type CeilingFigureProps = { plan: RepaymentPlan; ceiling: LawfulCeiling; context: AnswerContext };

/** States the legal maximum of a non-bank lender for this loan, with the law and its date. */
export function CeilingFigure({ plan, ceiling, context }: CeilingFigureProps) {
  const law = context.rulePack?.capLawName;
  switch (ceiling.kind) {
    case 'unknown':
      return null;
    case 'business':
      return (
        <p className="fine">
          Plafoanele{law && ` din ${law}`} îi apără pe consumatori. La un credit luat de o firmă nu avem un
          maxim legal de arătat.
        </p>
      );
    case 'out-of-scope':
      return <OutOfScope rulePack={context.rulePack} />;
    case 'apr':
      return <AprCeiling plan={plan} ceiling={ceiling} context={context} />;
    case 'cost':
      return <CostCeiling plan={plan} ceiling={ceiling} context={context} />;
  }
}

type CostCeilingProps = CeilingFigureProps & { ceiling: Extract<LawfulCeiling, { kind: 'cost' }> };

function CostCeiling({ plan, ceiling: { maximum, isOver }, context: { rulePack } }: CostCeilingProps) {
  const { principal } = plan.loan;
  const figures = { principal, cost: plan.cost, maximum: maximum.total };
  return (
    <figure className="calc-ceiling">
      <CostBar
        {...figures}
        size="lg"
        decorative={isOver}
        endLabel={`prin lege, la un IFN cel mult ${formatMoney(maximum.total)}`}
      />
      <CostBarKey figures={figures} />
      {isOver && (
        <Notice>
          <p>
            Costul trece cu {moneyInSentence(bani(plan.total - maximum.total))} peste cât poate cere un IFN
            prin lege pentru acest credit.
          </p>
        </Notice>
      )}
      {rulePack?.dailyCaps && <SourceLine source={rulePack.dailyCaps.source} />}
    </figure>
  );
}

type AprCeilingProps = CeilingFigureProps & { ceiling: Extract<LawfulCeiling, { kind: 'apr' }> };

function AprCeiling({ plan, ceiling: { cap, isOver }, context: { rulePack } }: AprCeilingProps) {
  const lastBand = rulePack?.dailyCaps?.value.at(-1);
  const text = (
    <p>
      {lastBand && `Peste ${moneyInSentence(lastBand.upTo)} nu mai există un plafon al costului în lei. `}
      La un credit de consum, un IFN poate ajunge la o DAE de cel mult {datedAprCap(cap)}; a acestuia este{' '}
      {aprText(plan.aprPercent)}
      {isOver && ', adică peste plafon'}.
    </p>
  );
  return (
    <div className="calc-ceiling">
      {isOver ? <Notice>{text}</Notice> : text}
      <SourceLine source={cap.source} />
    </div>
  );
}

function OutOfScope({ rulePack }: AnswerContext) {
  if (!rulePack?.capScope) return null;
  const { value, source } = rulePack.capScope;
  return (
    <div className="calc-ceiling">
      <p>
        Plafoanele {rulePack.capLawName && `din ${rulePack.capLawName} `}privesc creditele de consum de cel
        mult {moneyInSentence(value.maxPrincipal)} și {countYears(value.maxYears)} luate de la un IFN.
        Creditul acesta iese din ele, așa că nu arătăm un maxim.
      </p>
      <SourceLine source={source} />
    </div>
  );
}

function SourceLine({ source }: { source: Source }) {
  return (
    <p className="fine">
      <Sources sources={[source]} />
    </p>
  );
}
