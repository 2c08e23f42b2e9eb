import { boxOf, fieldOf } from '#domain/base/forms/field-of.ts';
import { problemAt, type FormState } from '#domain/base/forms/form-state.ts';
import { pauseLengths } from '#domain/people/privacy/pause.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { OwnDataForm } from './own-data-form.tsx';

type Props = { state: FormState };

/** Offers a file with everything on the page. A form, not a link: browsers prefetch links. */
export function Download() {
  return (
    <section>
      <h2>Copia datelor</h2>
      <p>Tot ce scrie mai sus, într-un fișier JSON.</p>
      <form action="/datele-mele/descarca/" method="get">
        <Button kind="line">Descărcați copia</Button>
      </form>
    </section>
  );
}

/** @param until last day of the current pause, yyyy-mm-dd */
export function Pause({ state, until }: Props & { until: string | null }) {
  return (
    <section>
      <h2>Pauză de la credite</h2>
      <p>
        Cât ține, în acest browser nu vă arătăm oferte și nu vă lăsăm să plecați spre un creditor. Cererile de
        pe această adresă se opresc, iar mesajele cu oferte și ghiduri nu pleacă. Alerta de curs vine în
        continuare.
      </p>
      {until && (
        <p>
          <b>Pauza dumneavoastră ține până la {formatDate(until)} inclusiv.</b> O puteți numai prelungi.
        </p>
      )}
      <OwnDataForm deed="pauza" state={state}>
        <RadioGroup
          name="zile"
          legend="Cât să țină"
          hint="Se termină singură. Nu o puteți scurta nici dumneavoastră, nici noi."
          error={problemAt(state, 'zile')}
          options={pauseLengths.map((days) => ({ value: String(days), label: `${days}\u00a0de\u00a0zile` }))}
          value={state.values['zile'] ?? ''}
        />
        <p>
          <Button kind="line">Începeți pauza</Button>
        </p>
      </OwnDataForm>
    </section>
  );
}

/** Sends requests that no button fulfils: rectification, restriction, objection. */
export function OtherRequest({ state }: Props) {
  return (
    <section>
      <h2>Altă cerere</h2>
      <OwnDataForm deed="altceva" state={state}>
        <TextAreaField
          {...fieldOf(state, 'cerere')}
          label="Ce doriți să facem?"
          hint="De exemplu: să corectăm un nume, să nu mai folosim un număr de telefon. Răspundem prin e-mail în cel mult o lună."
          rows={5}
        />
        <p>
          <Button kind="line">Trimiteți cererea</Button>
        </p>
      </OwnDataForm>
    </section>
  );
}

/** Erases everything except what a law, or the request itself, requires us to keep. */
export function Erase({ state }: Props) {
  return (
    <section>
      <h2>Ștergerea datelor</h2>
      <p>
        Ștergem pe loc mesajele, cererile de oferte, abonările, comentariile (cu răspunsurile la ele) și
        părerile, și de pe pagini. Copiile din căsuța noastră de e-mail le ștergem de mână, în cel mult o
        lună.
      </p>
      <p>Rămân, fără adresă:</p>
      <ul className="bullets">
        <li>amprenta care ține minte că v-ați dezabonat sau că sunteți în pauză;</li>
        <li>dovada că ne-ați cerut ștergerea și când am făcut-o, trei ani.</li>
      </ul>
      <OwnDataForm deed="sterge" state={state}>
        <Checkbox {...boxOf(state, 'sigur')} label="Am înțeles că ștergerea nu se poate desface" />
        <p>
          <Button kind="line">Ștergeți datele mele</Button>
        </p>
      </OwnDataForm>
    </section>
  );
}

/** Ends the visit, for computers that others use too. */
export function EndVisit({ state }: Props) {
  return (
    <OwnDataForm deed="inchide" state={state}>
      <p>
        <Button kind="line" small>
          Închideți pagina cu datele mele
        </Button>
      </p>
    </OwnDataForm>
  );
}
