import { Checkbox } from '#app/ui/checkbox.tsx';
import { Field, fieldAria } from '#app/ui/field.tsx';
import type { Change } from '#app/desk/use-change.ts';

/** Asks for the copy of a source. @param copy sha-256 of the stored one */
export function FileField({ fieldOf, copy }: { copy: string } & Pick<Change, 'fieldOf'>) {
  const { id, error } = fieldOf('fisier');
  const hint =
    'PDF, PNG, JPEG sau WebP, cel mult 10 MB; HTML sau text, cel mult 4 MB. Nu se arată vizitatorilor';
  return (
    <fieldset className="figure-fields">
      <legend className="label">Copia sursei</legend>
      <div className="office-stack">
        {copy !== '' && <p className="fine">Se păstrează copia {copy.slice(0, 12)}… a aceleiași surse.</p>}
        <Field id={id} label="Fișierul" hint={hint} error={error}>
          <input
            {...fieldAria(id, { hint, error })}
            id={id}
            name="fisier"
            type="file"
            className="input"
            accept=".pdf,.png,.jpg,.jpeg,.webp,.html,.htm,.txt"
          />
        </Field>
        <Checkbox
          {...fieldOf('fara_date')}
          value="da"
          label="Am deschis fișierul: nu are numele, CNP-ul, contul, adresa sau telefonul vreunei persoane"
        />
        <Checkbox
          {...fieldOf('acopera')}
          value="da"
          label="Acoperiți ce găsiți: într-un HTML sau text, CNP-urile, conturile, adresele de e-mail și telefoanele se înlocuiesc înainte de păstrare"
        />
      </div>
    </fieldset>
  );
}
