import { Band } from '#app/ui/band.tsx';
import type { LenderPageData } from './lender-page-data.ts';
import { SourceLine } from './source-line.tsx';
import './lender-identity.css';

/** Who the lender is: names, registers, addresses, by source, and what could not be found. */
export function LenderIdentity({ identity }: Pick<LenderPageData, 'identity'>) {
  const { groups, missing, site } = identity;
  return (
    <Band
      id="creditor"
      title="Cine este creditorul"
      intro="Căutați denumirea și numerele în registrele BNR înainte să trimiteți acte."
    >
      <div className="lender-stack">
        {groups.map(({ source, items }) => (
          <div key={`${source.name}|${source.date}`} className="lender-group">
            <dl className="lender-facts">
              {items.map(({ label, value }) => (
                <Fact key={`${label}|${value}`} label={label}>
                  {value}
                </Fact>
              ))}
            </dl>
            <SourceLine sources={[source]} />
          </div>
        ))}
        {(site || missing.length > 0) && (
          <dl className="lender-facts">
            {site && <Fact label="Site">{site}</Fact>}
            {missing.length > 0 && <Fact label="Negăsit într-o sursă bună">{missing.join(', ')}</Fact>}
          </dl>
        )}
      </div>
    </Band>
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
