import { penaltyCapInWords } from '#domain/law/rules-in-words.ts';
import { roundToBani } from '#domain/money/bani.ts';
import { moneyInSentence } from '#domain/text/format-money.ts';
import { Band } from '#app/ui/band.tsx';
import { CostMark } from '#app/ui/cost-mark.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { LateRule } from './late-rule.ts';
import type { LenderPageData } from './lender-page-data.ts';
import { SourceLine } from './source-line.tsx';
import './late-cost.css';

type LateCostProps = Pick<LenderPageData, 'late' | 'request'>;

/** What being late costs: where the law stops it, and what the lender itself says. */
export function LateCost({ late: { rule, own }, request }: LateCostProps) {
  return (
    <Band id="intarziere" title="Dacă întârziați">
      <div className="lender-late">
        {rule && (
          <div>
            <LawOnLateness rule={rule} request={request} />
            <SourceLine sources={[rule.source]} />
          </div>
        )}
        <Notice sheet>
          {own ? (
            <>
              <p>{own.text}</p>
              <SourceLine sources={[own.source]} />
            </>
          ) : (
            <p>
              <b>Nu am găsit publicat prețul întârzierii la acest creditor.</b> Cereți formularul standard
              (SECCI) înainte să semnați: trebuie să scrie acolo.
            </p>
          )}
        </Notice>
      </div>
    </Band>
  );
}

function LawOnLateness({ rule, request }: { rule: LateRule; request: LateCostProps['request'] }) {
  const limit = penaltyCapInWords(rule.capPercent);
  const most = moneyInSentence(roundToBani((request.principal * rule.capPercent) / 100));
  if (rule.lenderKind === 'foreign-bank') {
    return (
      <p>
        {rule.lawName} oprește dobânda penalizatoare a unui IFN la {limit}. O bancă din alt stat nu este, după
        citirea noastră, cuprinsă în această lege; limita o căutați în contract.
      </p>
    );
  }
  return (
    <p>
      {rule.lenderKind === 'unknown' ? 'Dacă firma este un IFN, dobânda' : 'Dobânda'} penalizatoare nu poate
      depăși {limit}. La {moneyInSentence(request.principal)}, ea se oprește cel târziu la alți{' '}
      <CostMark>{most}</CostMark>.
    </p>
  );
}
