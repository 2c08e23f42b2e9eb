import { useState } from 'react';
import type { OfferTermsAnswer } from '#domain/answers/office/terms.ts';
import { paysForWords } from '#domain/partners/terms/pays-for.ts';
import { offerTermsFields } from '#domain/partners/terms/read-offer-terms.ts';
import { DayField } from '#app/desk/day-field.tsx';
import type { FormValues } from '#app/desk/form-values.ts';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { useChange } from '#app/desk/use-change.ts';
import { office } from '#app/office/call-api.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';

const choose = { value: '', label: 'Alegeți' };
const optionsOf = (things: readonly { id: string; name: string }[]) => [
  choose,
  ...things.map(({ id, name }) => ({ value: id, label: name })),
];
const paysForOptions = [choose, ...Object.entries(paysForWords).map(([value, label]) => ({ value, label }))];

/** Asks who pays for an offer, for what and when: a proposal that a colleague approves. */
export function OfferTermsForm({ offers, payers }: Pick<OfferTermsAnswer, 'offers' | 'payers'>) {
  const change = useChange();
  const { run, isBusy, fieldOf } = change;
  const [sent, setSent] = useState<number | null>(null);
  const field = (name: keyof typeof offerTermsFields) => ({
    ...fieldOf(name),
    label: offerTermsFields[name],
  });

  async function submit({ note, ...terms }: FormValues, form: HTMLFormElement) {
    setSent(null);
    const answer = await run(() => office.post('offer-terms-changes', { terms, note }));
    if (!answer) return;
    form.reset();
    setSent(answer.id);
  }
  return (
    <OfficeForm
      change={change}
      className="office-narrow"
      aria-label="Cine plătește pentru o ofertă"
      onSubmit={submit}
      noValidate
    >
      <SelectField {...field('oferta')} options={optionsOf(offers)} />
      <SelectField {...field('platitor')} options={optionsOf(payers)} />
      <SelectField {...field('plateste')} options={paysForOptions} />
      <DayField {...field('de_la')} hint="Cel mai devreme mâine" />
      <DayField {...field('pana_la')} hint="Gol: fără sfârșit" />
      <TextAreaField
        {...fieldOf('note')}
        label="De ce"
        hint="Contractul, cu numărul și data lui: colegul care aprobă îl verifică"
        rows={2}
      />
      <Button small disabled={isBusy}>
        Propuneți
      </Button>
      <p role="status">{sent !== null && `Propunerea ${sent} a fost trimisă. O aprobă un coleg.`}</p>
    </OfficeForm>
  );
}
