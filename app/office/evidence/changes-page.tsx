import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { evidenceChangeStatuses } from '#domain/answers/office/evidence.ts';
import { loadList } from '#app/office/load.ts';
import { ChangeCard } from '#app/office/ui/change-card.tsx';
import { ChangeList } from '#app/office/ui/change-list.tsx';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { EffectView } from './effect-view.tsx';
import { EntryInWords } from './entry-in-words.tsx';
import { EvidenceTabs } from './evidence-tabs.tsx';

export const loader = (args: LoaderFunctionArgs) => loadList('evidence-changes', args);

/** /admin/dovezi/propuneri/ : what one person entered and another has to look at, with what it would change on the site. */
export function Component() {
  const { changes } = useLoaderData<typeof loader>();
  return (
    <>
      <OfficeHead title="Dovezi propuse">
        <EvidenceTabs />
      </OfficeHead>
      <ChangeList statuses={evidenceChangeStatuses} isEmpty={changes.length === 0}>
        {changes.map((change) => (
          <ChangeCard
            key={change.id}
            change={change}
            heading="h2"
            title={`${change.name}, ${change.item?.product ?? change.product?.name ?? ''}`}
            path="evidence-changes"
            isDecided
            isFit={change.effect !== null}
          >
            <EntryInWords entry={change} replaces={change.replaces} />
            <p>
              <Link to={`/dovezi/${change.lender}/`}>Ce știm despre {change.name}</Link>
            </p>
            {change.effect && <EffectView effect={change.effect} />}
            {change.status === 'waiting' && !change.effect && (
              <p>
                Nu se mai potrivește cu ce știm acum despre acest creditor: respingeți-o și propuneți din nou.
              </p>
            )}
          </ChangeCard>
        ))}
      </ChangeList>
    </>
  );
}
