import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { itemColumns, type ItemColumn, type TypedItem } from '#domain/offers/evidence/typed-item.ts';
import { clientWords, repaymentWords, securedWords } from '#domain/offers/evidence/typed-words.ts';
import type {
  EvidenceEffect,
  EvidenceProposedAnswer,
  LenderEvidenceAnswer,
} from '#domain/answers/office/evidence.ts';
import { BackToSteps } from '#app/office/lenders/back-to-steps.tsx';
import { office } from '#app/office/call-api.ts';
import type { FormValues } from '#app/desk/form-values.ts';
import { OfficeForm } from '#app/desk/office-form.tsx';
import { type Change, useChange } from '#app/desk/use-change.ts';
import { EffectView } from './effect-view.tsx';
import { FileField } from './file-field.tsx';
import { FigureRows } from './figure-rows.tsx';
import { ProductFields } from './product-fields.tsx';
import { readFile } from './read-file.ts';
import { readEntryForm } from './read-entry-form.ts';
import '#app/office/offers/figure-fields.css';

const tiers = [
  { value: '', label: 'Alegeți' },
  { value: 'A', label: 'A: pagina, formularul sau lista de prețuri a creditorului' },
  { value: 'B', label: 'B: un contract al creditorului, văzut' },
  { value: 'C', label: 'C: un test independent, cu metoda lui' },
  { value: 'D', label: 'D: pagina altora, o pistă care nu se arată' },
];
const options = (words: Readonly<Record<string, string>>) =>
  Object.values(words).map((word) => ({ value: word, label: word }));
const hints: Partial<Record<ItemColumn, string>> = {
  produs: 'Cum îl numește sursa: „linie de credit”, „6 rate lunare egale”',
  suma: 'A exemplului din sursă, în lei; gol dacă nu o spune',
  perioada: '„15 zile”, „42 săptămâni” sau „3 luni”; gol dacă nu o spune',
  sursa: 'Cum o vor vedea vizitatorii: „pagina creditorului „Detalii credit””',
  data_sursei: '22.11.2026, 22 nov 2026, 11.2026 sau 2026; gol dacă nu are dată',
  data_dedusa: 'Gol dacă data este scrisă în sursă; altfel din ce ați dedus-o',
  citit: 'Ziua, luna și anul în care ați avut-o în față',
  citat: 'Cel mult 20 de cuvinte, chiar ale sursei',
  copii: 'Câte una pe rând',
};

type Props = { known: LenderEvidenceAnswer; begin: TypedItem };

/** Asks for one item of evidence with its source. Sending it makes a proposal; its effect can be previewed first. */
export function EntryForm({ known, begin }: Props) {
  const change = useChange();
  const { run, isBusy, fieldOf } = change;
  const [effect, setEffect] = useState<EvidenceEffect | null>(null);
  const [sent, setSent] = useState<EvidenceProposedAnswer | null>(null);

  async function submit({ fapta, note }: FormValues, form: HTMLFormElement) {
    const body = readEntryForm(new FormData(form), begin);
    setSent(null);
    if (fapta === 'efect') {
      const answer = await run(() => office.post('evidence-effect', body));
      setEffect(answer ?? null);
      return;
    }
    const answer = await run(async () => {
      const file = await readFile(new FormData(form));
      return await office.post('evidence-changes', { ...body, note, file });
    });
    setSent(answer ?? null);
    if (answer) setEffect(null);
  }
  return (
    <OfficeForm change={change} className="offer-form" aria-label="Dovada" onSubmit={submit} noValidate>
      <Fields change={change} begin={begin} />
      <FileField fieldOf={fieldOf} copy={begin.copie ?? ''} />
      <ProductFields products={known.products} lender={known.lender.slug} fieldOf={fieldOf} />
      <TextAreaField
        {...fieldOf('note')}
        label="De ce"
        hint="Colegul care aprobă verifică după aceste cuvinte"
        rows={2}
      />
      <div className="office-actions">
        <Button kind="line" name="fapta" value="efect" disabled={isBusy}>
          Vedeți ce se schimbă pe site
        </Button>
        <Button name="fapta" value="propunere" disabled={isBusy}>
          Propuneți dovada
        </Button>
      </div>
      <div role="status" className="office-stack">
        {effect && <EffectView effect={effect} />}
        {sent && (
          <p>
            Propunerea {sent.id} a fost trimisă. Devine publică după ce o aprobă un coleg.{' '}
            {sent.notes.join(' ')} <BackToSteps />
          </p>
        )}
      </div>
    </OfficeForm>
  );
}

function Fields({ change: { fieldOf }, begin }: { change: Change; begin: TypedItem }) {
  const field = (column: ItemColumn) => ({
    ...fieldOf(column),
    label: itemColumns[column],
    hint: hints[column],
    defaultValue: begin[column],
  });
  return (
    <>
      <fieldset className="figure-fields">
        <legend className="label">Sursa</legend>
        <div className="office-stack">
          <SelectField {...field('nivel')} options={tiers} />
          <TextField {...field('sursa')} />
          <TextField {...field('adresa')} type="url" />
          <div className="figure-values">
            <TextField {...field('data_sursei')} />
            <TextField {...field('data_dedusa')} />
            <TextField {...field('citit')} />
          </div>
          <TextAreaField {...field('citat')} rows={2} />
          <TextAreaField {...field('copii')} rows={2} />
          <Checkbox
            {...fieldOf('pagina_deschisa')}
            value="da"
            label="Am deschis eu această pagină, pe site-ul creditorului, în ziua citirii: pe site scrie „verificat”"
            defaultChecked={begin.pagina_deschisa === 'da'}
          />
        </div>
      </fieldset>
      <fieldset className="figure-fields">
        <legend className="label">Ce spune</legend>
        <div className="office-stack">
          <div className="figure-values">
            <TextField {...field('produs')} />
            <SelectField {...field('client')} options={options(clientWords)} />
            <SelectField {...field('garantie')} options={options(securedWords)} />
          </div>
          <FigureRows begin={begin.cifre ?? ''} fieldOf={fieldOf} />
          <div className="figure-values">
            <TextField {...field('suma')} unit="lei" inputMode="decimal" />
            <TextField {...field('perioada')} />
            <SelectField {...field('plata')} options={options(repaymentWords)} />
          </div>
        </div>
      </fieldset>
    </>
  );
}
