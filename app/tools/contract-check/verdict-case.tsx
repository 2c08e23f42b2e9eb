import type { LenderCase } from '#domain/tools/contract-check/verdict-by-cases.ts';
import { contractAmongRoads } from '#domain/tools/contract-check/contract-among-roads.ts';
import type { PublishedAprs } from '#domain/offers/roads/published-aprs.ts';
import { bani } from '#domain/base/money/bani.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatLei, leiInSentence } from '#domain/base/text/format-money.ts';
import { formatRate } from '#domain/base/text/format-percent.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import { joinWords } from '#app/offers/shared/offer/join-words.ts';
import { agesInWords } from '#app/offers/shared/roads/price-in-words.ts';
import { CostBar } from '#app/ui/charts/cost-bar.tsx';
import { OverBar } from './over-bar.tsx';
import { PlainBar } from './plain-bar.tsx';
import './verdict-case.css';

/** Shows one case of a verdict: its price as a bar, and the sentence that names the comparison. */
export function VerdictCase({ one, title }: { one: LenderCase; title: string | null }) {
  const { lender, checked, published } = one;
  const { contract, cost, maximumCost, over } = checked;
  const { received } = contract;
  const isBank = lender === 'bank' || lender === 'foreign-bank';
  return (
    <div className="verdict-case">
      {title && <h2>{title}</h2>}
      {over !== null && maximumCost !== null ? (
        <OverBar received={received} most={maximumCost} over={over} />
      ) : maximumCost === null ? (
        <PlainBar received={received} cost={cost.cost} />
      ) : (
        <CostBar
          principal={received}
          cost={cost.costInLaw}
          maximum={bani(received + maximumCost)}
          size="lg"
          endLabel={`prin lege, cel mult ${formatLei(bani(received + maximumCost))}`}
        />
      )}
      <p>
        {maximumCost !== null && (
          <>
            Pentru {leiInSentence(contract.credit)} pe {formatTerm(contractAmongRoads(checked).asked.term)},
            un {lender === 'credit-union' ? 'CAR' : 'IFN'} poate cere cel mult {leiInSentence(maximumCost)}.
            Vi se cer {leiInSentence(cost.costInLaw)}.
          </>
        )}
        {isBank && title && 'Legea nu pune băncilor un plafon în lei. '}
        {(isBank || lender === 'credit-union') && published && <PublishedNote published={published} />}
      </p>
    </div>
  );
}

/** Names the banks of the examples, and their dates. */
function PublishedNote({ published: { lenders, sources, isAsked, average } }: { published: PublishedAprs }) {
  const ages = agesInWords(sources.map((source) => ({ source })));
  return (
    <>
      {' '}
      {isAsked ? 'Prețurile publicate' : 'Exemplele, de la alte sume și perioade,'} sunt de la{' '}
      {joinWords(lenders)}
      {ages && `, ${ages}`}.
      {average &&
        ` Media băncilor în ${formatDate(average.month)}: ${formatRate(average.percentAYear)} pe an.`}
    </>
  );
}
