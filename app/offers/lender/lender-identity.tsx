import { ReportLink } from '#app/offers/shared/report/report-link.tsx';
import { LenderFold } from './lender-fold.tsx';
import type { LenderPageData } from './lender-page-data.ts';
import { SourceLine } from './source-line.tsx';

type LenderIdentityProps = Pick<LenderPageData, 'identity'> & {
  /** „IFN, creditor nebancar · linie de credit”; null if unknown */
  kind: string | null;
  /** of its offers */
  slug: string;
};

/** Shown in the title already. */
const NAME = 'Denumire';

/** Shows the lender's identity by source, the unknown parts, and where to check it. */
export function LenderIdentity({
  identity: { groups, lacksName, site, check },
  kind,
  slug,
}: LenderIdentityProps) {
  const name = groups.flatMap(({ items }) => items).find(({ label }) => label === NAME)?.value;
  return (
    <LenderFold id="creditor" title={name === undefined ? 'Cine este firma' : `Firma: ${name}`}>
      {kind && <p>{kind}</p>}
      {groups.map(({ source, items }) => (
        <div key={`${source.name}|${source.date}`}>
          <dl className="lender-facts">
            {items
              .filter(({ label }) => label !== NAME)
              .map(({ label, value }) => (
                <div key={`${label}|${value}`}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
          </dl>
          <SourceLine sources={[source]} />
        </div>
      ))}
      <p>
        {lacksName && 'Nu avem denumirea firmei. '}
        {check}
        {site && ` Site: ${site}.`} <ReportLink about={{ lender: slug, part: 'firma' }} />
      </p>
    </LenderFold>
  );
}
