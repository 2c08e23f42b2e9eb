import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { OfficeTransparencyAnswer } from '#domain/answers/office/transparency.ts';
import { checks } from '#domain/partners/transparency/checks.ts';
import { checkField } from '#domain/partners/transparency/typed-page.ts';
import { FileField } from '#app/office/evidence/file-field.tsx';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { lenderOptions } from './lender-options.ts';
import { useRoundProposal } from './use-round-proposal.ts';
import '#app/office/offers/figure-fields.css';

const seen = [
  { value: '', label: 'nu am căutat aici' },
  { value: 'da', label: 'este pe pagină' },
  { value: 'nu', label: 'am căutat, nu este' },
];

/** Form for one live page of a lender that a colleague opened: address, date, content, with its copy. */
export function PageForm({ lenders }: Pick<OfficeTransparencyAnswer, 'lenders'>) {
  const { change, submit, said } = useRoundProposal('page');
  const { isBusy, fieldOf } = change;
  return (
    <OfficeForm
      change={change}
      className="offer-form"
      aria-label="O pagină deschisă"
      onSubmit={submit}
      noValidate
    >
      <fieldset className="figure-fields">
        <legend className="label">Pagina</legend>
        <div className="office-stack">
          <SelectField {...fieldOf('creditor')} label="Creditorul" options={lenderOptions(lenders)} />
          <TextField
            {...fieldOf('adresa')}
            label="Adresa paginii"
            type="url"
            hint="Pagina de azi a creditorului, nu o copie păstrată de altcineva"
          />
          <TextField {...fieldOf('zi')} label="Ziua în care ați deschis-o" hint="22.11.2026" />
        </div>
      </fieldset>
      <fieldset className="figure-fields">
        <legend className="label">Ce este pe ea</legend>
        <div className="figure-values">
          {checks.map(({ id, label, look }, at) => (
            <SelectField
              key={id}
              {...fieldOf(checkField(id))}
              label={`${at + 1}. ${label}`}
              hint={look}
              options={seen}
            />
          ))}
        </div>
      </fieldset>
      <FileField fieldOf={fieldOf} copy="" />
      <TextAreaField
        {...fieldOf('note')}
        label="De ce"
        hint="Unde pe pagină stă ce ați găsit: colegul care aprobă o deschide și el"
        rows={2}
      />
      <div className="office-actions">
        <Button disabled={isBusy}>Propuneți pagina</Button>
      </div>
      <p role="status">{said}</p>
    </OfficeForm>
  );
}
