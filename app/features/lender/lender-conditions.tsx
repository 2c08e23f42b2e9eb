import { ReportLink } from '#app/shared/report/report-link.tsx';
import { Band } from '#app/ui/band.tsx';
import { Fold } from '#app/ui/fold.tsx';
import type { LenderPageData } from './lender-page-data.ts';
import { SourceLine } from './source-line.tsx';
import './lender-conditions.css';

type Group = NonNullable<LenderPageData['conditions']>[number];
type LenderConditionsProps = { conditions: NonNullable<LenderPageData['conditions']>; slug: string };

// Sums, terms and free days have been told in the head of the page.
const SHOWN_AT_ONCE = 1;

/** What the lender lends, asks and decides, each with where it was read. */
export function LenderConditions({ conditions, slug }: LenderConditionsProps) {
  const [shown] = conditions;
  const all = conditions.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <Band id="conditii" title="Condiții">
      <div className="lender-stack">
        {conditions.length === 0 && (
          <p>
            Nu am găsit condițiile într-o sursă a creditorului. Cereți-i formularul standard cu informații
            înainte să trimiteți acte.
          </p>
        )}
        {shown && <Conditions group={{ ...shown, items: shown.items.slice(0, SHOWN_AT_ONCE) }} slug={slug} />}
        {all > SHOWN_AT_ONCE && (
          <Fold summary={`Toate cele ${all} condiții`}>
            {conditions.map((group) => (
              <Conditions key={`${group.source.name}|${group.source.date}`} group={group} slug={slug} />
            ))}
          </Fold>
        )}
      </div>
    </Band>
  );
}

function Conditions({ group: { source, items }, slug }: { group: Group; slug: string }) {
  return (
    <div className="lender-group">
      <ul className="lender-ticks">
        {items.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <SourceLine sources={[source]} after={<ReportLink about={{ lender: slug, part: 'conditii' }} />} />
    </div>
  );
}
