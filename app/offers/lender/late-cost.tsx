import type { Bani } from '#domain/base/money/bani.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { ReportLink } from '#app/offers/shared/report/report-link.tsx';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { LenderFold } from './lender-fold.tsx';
import type { LenderPageData } from './lender-page-data.ts';
import { SourceLine } from './source-line.tsx';

type LateCostProps = Pick<LenderPageData, 'late'> & { slug: string; principal: Bani };

/** Shows the cost of paying late and of extending the loan: the lender's terms, computed where possible, and the legal limit. */
export function LateCost({ late: { rule, own, cost, extension }, slug, principal }: LateCostProps) {
  const sources = [own?.source ?? cost?.source, extension?.source, rule?.source];
  return (
    <LenderFold id="intarziere" title="Dacă întârziați sau prelungiți">
      {own && <p>{own.text}</p>}
      {!own && !cost && <p>Prețul întârzierii scrie în formularul standard (SECCI): cereți-l.</p>}
      {cost && (
        <p>
          La {moneyInSentence(principal)} restanți {cost.days} de zile se adaugă{' '}
          <CostMark>{moneyInSentence(cost.cost)}</CostMark>, cu comisionul cerut o singură dată.
        </p>
      )}
      {extension && (
        <p>
          La prelungire, dobânda se ia din prima zi: {moneyInSentence(principal)} ținuți {extension.days / 2}{' '}
          de zile și prelungiți cu încă {extension.days / 2} costă{' '}
          <CostMark>{moneyInSentence(extension.cost)}</CostMark>.
        </p>
      )}
      {rule && (
        <p>
          {rule.text}
          {rule.most && (
            <>
              {' '}
              <b>{rule.most}</b>.
            </>
          )}
        </p>
      )}
      <SourceLine
        sources={sources.filter((source) => source !== undefined)}
        after={<ReportLink about={{ lender: slug, part: 'intarziere' }} />}
      />
    </LenderFold>
  );
}
