import { ReportLink } from '#app/offers/shared/report/report-link.tsx';
import { LenderFold } from './lender-fold.tsx';
import type { LenderPageData } from './lender-page-data.ts';
import { SourceLine } from './source-line.tsx';

type LenderIdentityProps = Pick<LenderPageData, 'identity'> & {
  /** „IFN, creditor nebancar · linie de credit”; null: not known */
  kind: string | null;
  /** as in its offers */
  slug: string;
};

/** Stands in the title. */
const NAME = 'Denumire';

/** Who the lender is, by source, what of that is not known, and where to look. */
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
