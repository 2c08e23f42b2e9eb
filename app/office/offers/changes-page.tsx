import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SelectField } from '#app/ui/select-field.tsx';
import { loadList } from '#app/office/load.ts';
import { Decision } from '#app/office/ui/decision.tsx';
import { Filters } from '#app/office/ui/filters.tsx';
import { OfficeHead } from '#app/office/ui/office-head.tsx';
import { useFilters } from '#app/office/ui/use-filters.ts';
import { ChangeCard } from './change-card.tsx';
import type { OfferChangesAnswer } from '#domain/answers/office/offers.ts';
import { changeStatusNames } from './offer-change.ts';
import { OfferTabs } from './offer-tabs.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList<OfferChangesAnswer>('offer-changes', args);

const statuses = Object.entries(changeStatusNames).map(([value, label]) => ({ value, label }));

/** /admin/oferte/modificari/ : what one person proposed and another has to look at. */
export function Component() {
  const { changes } = useLoaderData<OfferChangesAnswer>();
  const filterOf = useFilters();
  const status = filterOf('stare', 'waiting');
  return (
    <>
      <OfficeHead title="Modificări ale ofertelor">
        <OfferTabs />
      </OfficeHead>
      <Filters label="Starea modificărilor">
        <SelectField {...status} label="Stare" options={statuses} />
      </Filters>
      {changes.length === 0 && <p>Nicio modificare în această stare.</p>}
      {changes.map((change) => (
        <ChangeCard key={change.id} change={change} heading="h2" title={change.after.header}>
          <p>
            <Link to={`/oferte/${encodeURIComponent(change.offerId)}/`}>Oferta și istoricul ei</Link>
          </p>
          {['waiting', 'approved'].includes(status.defaultValue) && (
            <Decision
              id={change.id}
              path={`offer-changes/${change.id}`}
              name={change.after.header}
              proposedBy={change.proposedBy.id}
              isOpen={change.status === 'waiting'}
              own="Este modificarea dumneavoastră: o aprobă un coleg."
            />
          )}
        </ChangeCard>
      ))}
    </>
  );
}
