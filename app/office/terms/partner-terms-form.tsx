import type { PartnerTermsAnswer } from '#domain/answers/office/terms.ts';
import { partnerTermsFields } from '#domain/partners/terms/read-partner-terms.ts';
import { DayField } from '#app/desk/day-field.tsx';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { office } from '#app/office/call-api.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { FieldNotes } from '#app/ui/field.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { choose, optionsOf } from './options-of.ts';
import { ProposalEnd } from '#app/office/ui/proposal-end.tsx';
import { useProposal } from '#app/office/ui/use-proposal.ts';

const kinds = [
  choose,
  { value: 'fix', label: 'o sumă în lei' },
  { value: 'procent', label: 'o parte din ce plătește creditorul, în procente' },
];
const EVERY_OFFER = '*';

/** Form for a partner's terms for an approved conversion: a proposal that a colleague approves. */
export function PartnerTermsForm({ offers, partners }: Pick<PartnerTermsAnswer, 'offers' | 'partners'>) {
  const { change, submit, said } = useProposal(({ note, ...typed }, form) => {
    const chosen = new FormData(form).getAll('offers').map(String);
    const terms = { ...typed, offers: chosen.includes(EVERY_OFFER) ? null : chosen };
    return office.post('partner-terms-changes', { terms, note });
  });
  const { fieldOf, idOf, error } = change;
  const field = (name: keyof typeof partnerTermsFields) => ({
    ...fieldOf(name),
    label: partnerTermsFields[name],
  });
  return (
    <OfficeForm
      change={change}
      className="office-narrow"
      aria-label="Termenii unui partener"
      onSubmit={submit}
      noValidate
    >
      <SelectField {...field('partener')} options={optionsOf(partners)} />
      <fieldset id={idOf('oferte')}>
        <legend className="label">{partnerTermsFields.oferte}</legend>
        <FieldNotes id={idOf('oferte')} error={error?.fields['oferte']} />
        <Checkbox
          id="oferta-toate"
          name="offers"
          value={EVERY_OFFER}
          label="Orice ofertă pentru care plătește cineva"
        />
        {offers.map(({ id, name }) => (
          <Checkbox key={id} id={`oferta-${id}`} name="offers" value={id} label={name} />
        ))}
      </fieldset>
      <SelectField {...field('fel')} options={kinds} />
      <TextField {...field('cat')} inputMode="decimal" hint="49,90 (lei) sau 25 (procente)" />
      <TextField {...field('limita')} inputMode="decimal" hint="Gol: fără limită" />
      <TextField
        {...field('zile')}
        inputMode="numeric"
        hint="De la hotărârea creditorului până se poate plăti"
      />
      <TextField {...field('prag')} inputMode="decimal" hint="Gol: 100" />
      <DayField {...field('de_la')} hint="Cel mai devreme mâine" />
      <DayField {...field('pana_la')} hint="Gol: fără sfârșit" />
      <ProposalEnd
        {...{ change, said }}
        hint="Contractul, cu numărul și data lui: colegul care aprobă îl verifică"
      />
    </OfficeForm>
  );
}
