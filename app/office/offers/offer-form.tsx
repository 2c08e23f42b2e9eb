import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { OfferRecord } from '#domain/offers/offer.ts';
import { BackToSteps } from '#app/office/lenders/back-to-steps.tsx';
import { callApi } from '#app/office/call-api.ts';
import type { FormValues } from '#app/desk/form-values.ts';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { type Change, useChange } from '#app/desk/use-change.ts';
import { ConditionFields } from './condition-fields.tsx';
import { FeedFields } from './feed-fields.tsx';
import { FigureFields, IdentityFields } from './figure-fields.tsx';
import { FieldErrors, OfferField, OfferLines } from './offer-field.tsx';
import { FormFold } from './form-fold.tsx';
import { readOfferForm } from './read-offer-form.ts';

/**
 * Shows every field of an offer, or of a new one of `lender`; its prices are evidence. Sending makes a proposal: a colleague checks it
 * before it is public.
 */
export function OfferForm({ offer, lender }: { offer: OfferRecord | null; lender?: string | null }) {
  const change = useChange();
  const { run, isBusy, error, fieldOf } = change;
  const [isSent, setSent] = useState(false);

  async function submit({ note, startsAt, endsAt }: FormValues, form: HTMLFormElement) {
    const { note: _, startsAt: __, endsAt: ___, ...fields } = readOfferForm(new FormData(form));
    const own = { ...fields, ...(offer && { id: offer.id }) };
    const body = { offer: own, isNew: offer === null, note, startsAt, endsAt };
    setSent(false);
    const answer = await run(() => callApi('offer-changes', { method: 'POST', body }));
    setSent(answer !== undefined);
  }
  return (
    <FieldErrors value={error?.fields ?? {}}>
      <OfficeForm change={change} className="offer-form" onSubmit={submit}>
        <FeedFields offer={offer} lender={lender} />
        {offer && (
          <p>
            Suma, perioada și prețul se propun la{' '}
            <Link to={`/dovezi/${encodeURIComponent(offer.slug)}/`}>dovezile creditorului</Link>.
          </p>
        )}
        <ConditionFields conditions={offer?.conditions ?? []} />
        <FigureFields part="example" figure={offer?.example ?? null}>
          <OfferLines name="example.value" label="Textul exemplului" value={offer?.example?.value} />
        </FigureFields>
        <IdentityFields part="legalName" figure={offer?.legalName ?? null}>
          <OfferField name="legalName.value" label="Denumirea" value={offer?.legalName?.value} />
        </IdentityFields>
        <IdentityFields part="registers" figure={offer?.registers ?? null}>
          <OfferLines
            name="registers.value"
            label="Înregistrări, cea mai importantă întâi"
            hint="Câte una pe rând; la o bancă din alt stat, licența și autoritatea: „instituție de credit din Malta, licența C 56251, supravegheată de MFSA”"
            value={offer?.registers?.value.join('\n')}
          />
        </IdentityFields>
        <ProposalFields fieldOf={fieldOf} />
        <Button disabled={isBusy}>Propuneți modificarea</Button>
        <p role="status">
          {isSent && (
            <>
              Propunerea a fost trimisă. Devine publică după ce o aprobă un coleg. <BackToSteps />
            </>
          )}
        </p>
      </OfficeForm>
    </FieldErrors>
  );
}

function ProposalFields({ fieldOf }: Pick<Change, 'fieldOf'>) {
  return (
    <fieldset className="figure-fields">
      <legend className="label">Propunerea</legend>
      <div className="office-stack">
        <TextAreaField
          {...fieldOf('note')}
          label="De ce"
          hint="Colegul care aprobă verifică după aceste cuvinte"
          rows={2}
          required
        />
        <FormFold title="Publică de la un moment anume" isOpen={false} fields={['startsAt', 'endsAt']}>
          <div className="figure-values">
            <TextField
              {...fieldOf('startsAt')}
              label="Publică de la (ora României)"
              hint="Gol: din clipa aprobării"
              type="datetime-local"
            />
            <TextField
              {...fieldOf('endsAt')}
              label="Până la"
              hint="Gol: fără sfârșit; apoi revine ce era"
              type="datetime-local"
            />
          </div>
        </FormFold>
      </div>
    </fieldset>
  );
}
