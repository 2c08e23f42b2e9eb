import { ReportLink } from '#app/shared/report/report-link.tsx';
import { Fold } from '#app/ui/fold.tsx';
import type { LenderPageData } from './lender-page-data.ts';
import { SourceLine } from './source-line.tsx';
import './lender-identity.css';

type LenderIdentityProps = Pick<LenderPageData, 'identity'> & {
  /** as in its offers */
  slug: string;
};

// What tells one firm from another, as the head of its page calls it.
const headFacts: Readonly<Record<string, string>> = {
  Denumire: 'Firma',
  'Registrul general al BNR': 'Reg. general',
  'Registrul special al BNR': 'Reg. special',
  Înregistrare: 'Înregistrare',
  'Cod unic de înregistrare': 'Cod unic',
};
// A sentence in the place of a number is read with the rest.
const LONGEST_NUMBER = 60;

/** Who the lender is: its name and numbers with the date they were read, and behind a fold all of it, by source. */
export function LenderIdentity({ identity, slug }: LenderIdentityProps) {
  const { groups, missing, site } = identity;
  const isOfHead = ({ label, value }: { label: string; value: string }) =>
    label in headFacts && value.length <= LONGEST_NUMBER;
  const facts = groups.flatMap(({ items }) => items.filter(isOfHead));
  const source = groups.find(({ items }) => items.some(isOfHead))?.source;
  return (
    <section id="creditor" aria-label="Cine este creditorul">
      <dl className="lender-firm">
        {facts.map(({ label, value }) => (
          <Fact key={`${label}|${value}`} label={headFacts[label] ?? label}>
            {value}
          </Fact>
        ))}
        {missing.length > 0 && <Fact label="Negăsit">{missing.join(', ')}</Fact>}
      </dl>
      {source && <SourceLine label="Firma" sources={[source]} />}
      <Fold summary="Toate datele firmei, cu sursele lor" look="why">
        {groups.map(({ source: ofGroup, items }) => (
          <div key={`${ofGroup.name}|${ofGroup.date}`} className="lender-group">
            <dl className="lender-facts">
              {items.map(({ label, value }) => (
                <Fact key={`${label}|${value}`} label={label}>
                  {value}
                </Fact>
              ))}
            </dl>
            <SourceLine sources={[ofGroup]} after={<ReportLink about={{ lender: slug, part: 'firma' }} />} />
          </div>
        ))}
        {site && (
          <dl className="lender-facts">
            <Fact label="Site">{site}</Fact>
          </dl>
        )}
        <p>{identity.check}</p>
      </Fold>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
