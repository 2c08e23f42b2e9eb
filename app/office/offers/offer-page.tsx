import type { ReactNode } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import type { OfferAnswer } from '#domain/answers/office/offers.ts';
import { type OfferPart, offerParts } from '#domain/offers/offer-parts.ts';
import type { OfferRecord } from '#domain/offers/offer.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { callApi } from '#app/office/call-api.ts';
import { useAccess } from '#app/office/frame/me.ts';
import { hidingHref } from '#app/office/hidden/hiding-href.ts';
import { load } from '#app/office/load.ts';
import { ChangeCard } from '#app/office/ui/change-card.tsx';
import { ChangeProblem } from '#app/desk/change-problem.tsx';
import { OfficeHead } from '#app/desk/office-head.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { ChangedParts } from './changed-parts.tsx';
import { OfferForm } from './offer-form.tsx';
import { OfferTabs } from './offer-tabs.tsx';
import { PauseOffer } from './pause-offer.tsx';
import { partInWords } from './part-in-words.ts';
import '#app/office/ui/change-card.css';

export async function loader(args: LoaderFunctionArgs): Promise<OfferAnswer> {
  const { id = '' } = args.params;
  if (id === 'noua') return { offer: null, changes: [], problems: [] };
  return await load('offers/:id', args);
}

/** /admin/oferte/:id/: shows an offer, its form and the history of every figure; `noua` is a new one. */
export function Component() {
  const { offer, changes, problems } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const isEditor = useAccess(['editor']);
  return (
    <>
      <OfficeHead title={offer?.header ?? changes[0]?.after.header ?? 'Ofertă nouă'}>
        <OfferTabs />
      </OfficeHead>
      {problems.length > 0 && (
        <Notice>
          {problems.map(({ message }) => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      )}
      {isEditor ? (
        <>
          {offer?.isActive && <PauseOffer id={offer.id} />}
          {offer && (
            <p>
              <Link to={hidingHref('lender', offer.slug)}>Scoateți creditorul de pe site</Link>
            </p>
          )}
          {offer?.isActive === false && (
            <p className="fine">
              Oferta este oprită. Repornirea este o modificare și are nevoie de un coleg.
            </p>
          )}
          {/* Rendered again after a change of the offer, so that the fields show the public values. */}
          <OfferForm key={JSON.stringify(offer)} offer={offer} lender={search.get('creditor')} />
        </>
      ) : (
        offer && <OfferReading offer={offer} />
      )}
      <section className="office-section" aria-labelledby="history-title">
        <h2 id="history-title">Istoric</h2>
        {changes.length === 0 && <p>Nicio modificare făcută de aici.</p>}
        {changes.map((change) => (
          <ChangeCard key={change.id} change={change} title={`Modificarea ${change.id}`} path="offer-changes">
            <ChangedParts {...change} />
            {isEditor && change.publishedAt && change.before && (
              <ChangeButton path={`offer-changes/${change.id}/rollback`}>
                Propuneți revenirea la ce era<span className="sr"> înainte de modificarea {change.id}</span>
              </ChangeButton>
            )}
          </ChangeCard>
        ))}
      </section>
    </>
  );
}

type ChangeButtonProps = { path: string; children: ReactNode };

function ChangeButton({ path, children }: ChangeButtonProps) {
  const { run, isBusy, error } = useChange();
  return (
    <div className="office-stack">
      <ChangeProblem error={error} />
      <Button
        kind="line"
        small
        type="button"
        disabled={isBusy}
        onClick={() => void run(() => callApi(path, { method: 'POST' }))}
      >
        {children}
      </Button>
    </div>
  );
}

/** An offer for people who may read it only. */
function OfferReading({ offer }: { offer: OfferRecord }) {
  return (
    <div className="change-card">
      <dl>
        {(Object.keys(offerParts) as OfferPart[]).map((part) => (
          <div key={part}>
            <dt>{offerParts[part]}</dt>
            <dd>{partInWords(part, offer).join('\n')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
