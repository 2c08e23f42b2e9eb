import { type FormEvent, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { callApi } from '#app/office/call-api.ts';
import { useMe } from '#app/office/frame/me.ts';
import { loadList } from '#app/office/load.ts';
import { ChangeProblem } from '#app/office/ui/change-problem.tsx';
import { Filters } from '#app/office/ui/filters.tsx';
import { formValues } from '#app/office/ui/form-values.ts';
import { OfficeHead } from '#app/office/ui/office-head.tsx';
import { useFilters } from '#app/office/ui/use-filters.ts';
import { useChange } from '#app/office/use-change.ts';
import { ChangeCard } from './change-card.tsx';
import type { OfferChangeJson, OfferChangesAnswer } from '#domain/office/answers/offers.ts';
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
          {['waiting', 'approved'].includes(status.defaultValue) && <Decision change={change} />}
        </ChangeCard>
      ))}
    </>
  );
}

function Decision({ change }: { change: OfferChangeJson }) {
  const { officer } = useMe();
  const [isDeclining, setDeclining] = useState(false);
  const isOwn = change.proposedBy.id === officer.id;
  const path = `offer-changes/${change.id}`;
  const { run, isBusy, error, idOf, fieldOf } = useChange((field) =>
    field === 'reason' ? `reason-${change.id}` : 'continut',
  );

  function decline(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { reason } = formValues(event.currentTarget);
    void run(() => callApi(`${path}/decline`, { method: 'POST', body: { reason } }));
  }
  return (
    <div className="office-stack office-narrow">
      <ChangeProblem error={error} idOf={idOf} />
      {isOwn && <p className="fine">Este modificarea dumneavoastră: o aprobă un coleg.</p>}
      {isDeclining ? (
        <form className="office-stack" onSubmit={decline}>
          <TextField {...fieldOf('reason')} label="Motivul" autoFocus required />
          <div className="office-actions">
            <Button small disabled={isBusy}>
              {isOwn ? 'Retrageți' : 'Respingeți'}
            </Button>
            <Button kind="text" type="button" onClick={() => setDeclining(false)}>
              Renunțați
            </Button>
          </div>
        </form>
      ) : (
        <div className="office-actions">
          {!isOwn && change.status === 'waiting' && (
            <Button
              small
              type="button"
              disabled={isBusy}
              onClick={() => void run(() => callApi(`${path}/approve`, { method: 'POST' }))}
            >
              Aprobați<span className="sr">: {change.after.header}</span>
            </Button>
          )}
          <Button kind="line" small type="button" onClick={() => setDeclining(true)}>
            {isOwn ? 'Retrageți' : 'Respingeți'}
            <span className="sr">: {change.after.header}</span>
          </Button>
        </div>
      )}
    </div>
  );
}
