import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { offerChangeStatuses } from '#domain/answers/office/offers.ts';
import { loadList } from '#app/office/load.ts';
import { ChangeCard } from '#app/office/ui/change-card.tsx';
import { ChangeList } from '#app/office/ui/change-list.tsx';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { ChangedParts } from './changed-parts.tsx';
import { OfferTabs } from './offer-tabs.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList('offer-changes', args);

/** /admin/oferte/modificari/ : what one person proposed and another has to look at. */
export function Component() {
  const { changes } = useLoaderData<typeof loader>();
  return (
    <>
      <OfficeHead title="Modificări ale ofertelor">
        <OfferTabs />
      </OfficeHead>
      <ChangeList statuses={offerChangeStatuses} isEmpty={changes.length === 0}>
        {changes.map((change) => (
          <ChangeCard
            key={change.id}
            change={change}
            heading="h2"
            title={change.after.header}
            path="offer-changes"
            isDecided
          >
            <ChangedParts {...change} />
            <p>
              <Link to={`/oferte/${encodeURIComponent(change.offerId)}/`}>Oferta și istoricul ei</Link>
            </p>
          </ChangeCard>
        ))}
      </ChangeList>
    </>
  );
}
