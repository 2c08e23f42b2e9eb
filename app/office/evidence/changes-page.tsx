import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SelectField } from '#app/ui/select-field.tsx';
import type { EvidenceChangesAnswer } from '#domain/answers/office/evidence.ts';
import { loadList } from '#app/office/load.ts';
import { statusWords } from '#app/office/ui/change-life.tsx';
import { Decision } from '#app/office/ui/decision.tsx';
import { Filters } from '#app/office/ui/filters.tsx';
import { OfficeHead } from '#app/office/ui/office-head.tsx';
import { useFilters } from '#app/office/ui/use-filters.ts';
import { EffectView } from './effect-view.tsx';
import { EvidenceChangeCard } from './evidence-change-card.tsx';
import { EvidenceTabs } from './evidence-tabs.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList<EvidenceChangesAnswer>('evidence-changes', args);

const statuses = Object.entries(statusWords).map(([value, label]) => ({ value, label }));

/** /admin/dovezi/propuneri/ : what one person entered and another has to look at, with what it would change on the site. */
export function Component() {
  const { changes } = useLoaderData<EvidenceChangesAnswer>();
  const filterOf = useFilters();
  return (
    <>
      <OfficeHead title="Dovezi propuse">
        <EvidenceTabs />
      </OfficeHead>
      <Filters label="Starea propunerilor">
        <SelectField {...filterOf('stare', 'waiting')} label="Stare" options={statuses} />
      </Filters>
      {changes.length === 0 && <p>Nicio propunere în această stare.</p>}
      {changes.map((change) => {
        const name = nameOf(change);
        return (
          <EvidenceChangeCard
            key={change.id}
            change={change}
            heading="h2"
            title={name}
            replaces={change.replaces}
          >
            <p>
              <Link to={`/dovezi/${change.lender}/`}>Ce știm despre {change.name}</Link>
            </p>
            {change.effect && <EffectView effect={change.effect} />}
            {change.status === 'waiting' && !change.effect && (
              <p>
                Nu se mai potrivește cu ce știm acum despre acest creditor: respingeți-o și propuneți din nou.
              </p>
            )}
            {change.status === 'waiting' && (
              <Decision
                id={change.id}
                path={`evidence-changes/${change.id}`}
                name={name}
                proposedBy={change.proposedBy.id}
                isOpen={change.effect !== null}
                own="Este propunerea dumneavoastră: o aprobă un coleg."
              />
            )}
          </EvidenceChangeCard>
        );
      })}
    </>
  );
}

function nameOf({ name, item, product, retires }: EvidenceChangesAnswer['changes'][number]): string {
  const what = item?.product ?? product?.name ?? '';
  return `${retires === null ? '' : 'Retragere: '}${name}, ${what}`;
}
