import { EvidenceMark, type EvidenceLook } from '#app/shared/evidence/evidence-mark.tsx';
import { ReportLink } from '#app/shared/report/report-link.tsx';
import { Band } from '#app/ui/band.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { SourceName } from '#app/ui/source-name.tsx';
import type { EvidenceView, ShownEvidence } from './evidence-view.ts';
import { PriceHistory } from './price-history.tsx';
import './lender-evidence.css';

type LenderEvidenceProps = {
  evidence: EvidenceView;
  /** as in its offers */
  slug: string;
};

// The newest evidence says most; what is older opens beneath it.
const SHOWN_AT_ONCE = 1;

/** What is known of a lender's prices, each with its date, where it was read and what it lets us say. */
export function LenderEvidence({ evidence, slug }: LenderEvidenceProps) {
  const { items, history } = evidence;
  const older = items.slice(SHOWN_AT_ONCE);
  return (
    <Band id="dovezi" title="Prețul, cu dovezi">
      <div className="lender-stack">
        {history && <PriceHistory history={history} />}
        <div id="dovezi-lista">
          <Items items={items.slice(0, SHOWN_AT_ONCE)} slug={slug} />
          {older.length > 0 && (
            <Fold
              summary={
                older.length === 1 ? 'Încă o dovadă, cu data ei' : `Alte ${older.length} dovezi, cu data lor`
              }
            >
              <Items items={older} slug={slug} />
            </Fold>
          )}
        </div>
      </div>
    </Band>
  );
}

const looks: Record<ShownEvidence['statement'], EvidenceLook> = {
  current: 'current',
  'to-confirm': 'old',
  measured: 'old',
  history: 'old',
  none: 'unknown',
};

function Items({ items, slug }: { items: readonly ShownEvidence[]; slug: string }) {
  return (
    <ol className="evidence">
      {items.map((item) => (
        <Item key={item.id} item={item} slug={slug} />
      ))}
    </ol>
  );
}

function Item({ item, slug }: { item: ShownEvidence; slug: string }) {
  const { id, statement, said, tier, product, example, figures, source, dated } = item;
  return (
    <li>
      <p className="evidence-said">
        <EvidenceMark look={looks[statement]} />
        {said} <span className="fine">({tier})</span>
      </p>
      <p>
        <b>{product}</b>
        {example && `, ${example}`}: {figures.join('; ')}.
      </p>
      <p className="fine">
        <SourceName source={source} />.{dated && ` Data este dedusă: ${dated.replace(/\.$/, '')}.`}{' '}
        <ReportLink about={{ lender: slug, part: 'dovada', of: id }} />
      </p>
    </li>
  );
}
