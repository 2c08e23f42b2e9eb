import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import type { LeadFeedsAnswer } from '#domain/answers/office/lead-feeds.ts';
import { callApi } from '#app/office/call-api.ts';
import { useAccess } from '#app/office/frame/me.ts';
import { load } from '#app/office/load.ts';
import type { FormValues } from '#app/desk/form-values.ts';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { NewFeed } from './new-feed.tsx';
import { PauseFeed } from './pause-feed.tsx';
import { OfferTabs } from './offer-tabs.tsx';

type Feed = LeadFeedsAnswer['feeds'][number];
type Named = LeadFeedsAnswer['offers'][number];

export const loader = (args: LoaderFunctionArgs) => load('lead-feeds', args);

/** /admin/oferte/active/: shows the offers visible to visitors of each lead. */
export function Component() {
  const { feeds, offers, partners, ownLeadId } = useLoaderData<typeof loader>();
  const isEditor = useAccess(['editor']);
  return (
    <>
      <OfficeHead title="Oferte active">
        <OfferTabs />
      </OfficeHead>
      <p className="office-narrow">
        O ofertă se arată ca activă când este bifată aici și se poate lua după propria ei fișă. Modificarea
        este imediată.
      </p>
      {isEditor && (
        <div className="office-actions">
          <NewFeed partners={partners} />
        </div>
      )}
      {feeds.map((feed) => (
        <FeedForm key={feed.leadId} feed={feed} offers={offers} isOwn={feed.leadId === ownLeadId} />
      ))}
    </>
  );
}

function FeedForm({ feed, offers, isOwn }: { feed: Feed; offers: Named[]; isOwn: boolean }) {
  const change = useChange();
  const { run, isBusy } = change;
  const [isDone, setDone] = useState(false);
  const isEditor = useAccess(['editor']);

  async function submit(_: FormValues, form: HTMLFormElement) {
    const body = { activeIds: new FormData(form).getAll('activeIds') };
    const path = `lead-feeds/${encodeURIComponent(feed.leadId)}`;
    setDone((await run(() => callApi(path, { method: 'PUT', body }))) !== undefined);
  }
  const { leadId, partner, isPaused } = feed;
  return (
    <section className="office-section">
      <h2>
        {isOwn ? `Lista site-ului (${leadId})` : leadId}
        {partner !== null && `, ${partner}`}
        {isPaused && ' · oprită'}
      </h2>
      {isEditor && !isOwn && <PauseFeed feed={feed} />}
      <OfficeForm change={change} onSubmit={submit}>
        {/* Rendered again after a change, so that the boxes show the current state. */}
        <fieldset key={feed.activeIds.join()} disabled={!isEditor || isPaused}>
          <legend className="sr">Oferte active în lista {feed.leadId}</legend>
          {offers.map(({ id, header, isActive }) => (
            <Checkbox
              key={id}
              id={`${feed.leadId}-${id}`}
              name="activeIds"
              value={id}
              defaultChecked={feed.activeIds.includes(id)}
              label={isActive ? header : `${header} (oprită)`}
            />
          ))}
        </fieldset>
        {isEditor && !isPaused && (
          <Button small disabled={isBusy}>
            Salvați lista
          </Button>
        )}
        <p role="status">{isDone && 'Lista a fost salvată.'}</p>
      </OfficeForm>
    </section>
  );
}
