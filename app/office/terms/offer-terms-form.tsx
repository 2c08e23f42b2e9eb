import type { OfferTermsAnswer } from '#domain/answers/office/terms.ts';
import { paysForWords } from '#domain/partners/terms/pays-for.ts';
import { offerTermsFields } from '#domain/partners/terms/read-offer-terms.ts';
import { DayField } from '#app/desk/day-field.tsx';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { office } from '#app/office/call-api.ts';
import { SelectField } from '#app/ui/select-field.tsx';
import { choose, optionsOf } from './options-of.ts';
import { ProposalEnd } from '#app/office/ui/proposal-end.tsx';
import { useProposal } from '#app/office/ui/use-proposal.ts';

const paysForOptions = [choose, ...Object.entries(paysForWords).map(([value, label]) => ({ value, label }))];

/** Form for terms of a payer: offer, action and days; a proposal that a colleague approves. */
export function OfferTermsForm({ offers, payers }: Pick<OfferTermsAnswer, 'offers' | 'payers'>) {
  const { change, submit, said } = useProposal(({ note, ...terms }) =>
    office.post('offer-terms-changes', { terms, note }),
  );
  const { fieldOf } = change;
  const field = (name: keyof typeof offerTermsFields) => ({
    ...fieldOf(name),
    label: offerTermsFields[name],
  });
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
      <ProposalEnd
        {...{ change, said }}
        hint="Contractul, cu numărul și data lui: colegul care aprobă îl verifică"
      />
    </OfficeForm>
  );
}
