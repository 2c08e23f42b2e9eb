import { fieldOf } from '#domain/base/forms/field-of.ts';
import type { FormState } from '#domain/base/forms/form-state.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { OwnDataForm } from './own-data-form.tsx';

/** Asks an unidentified visitor for the e-mail address, to send a link to. */
export function AskForLink({ state }: { state: FormState }) {
  return (
    <>
      <h1>Datele mele</h1>
      <p className="lede">
        Scrieți adresa de e-mail folosită aici. Vă trimitem un link cu care vedeți, descărcați sau ștergeți
        tot ce avem pe ea ori faceți o pauză de la credite.
      </p>
      <OwnDataForm deed="cere" state={state}>
        <TextField {...fieldOf(state, 'email')} label="E-mail" type="email" autoComplete="email" />
        <p>
          <Button>Trimiteți-mi linkul</Button>
        </p>
      </OwnDataForm>
      <p className="small">
        Răspundem la fel oricărei adrese, ca nimeni să nu afle cine ne-a scris. Nu mai aveți acces la ea?{' '}
        <a className="nb" href="/contact/">
          Scrieți-ne
        </a>{' '}
        și găsim altă cale de a ne asigura că datele sunt ale dumneavoastră.
      </p>
    </>
  );
}

/** Confirms the sending in the same words for every address, known or not. */
export function LinkSent() {
  return (
    <>
      <h1>Verificați-vă e-mailul</h1>
      <p className="lede">Am trimis linkul. Merge o singură dată, în următoarele trei ore.</p>
      <p>
        Nu a venit în câteva minute? Uitați-vă și în „Spam” și verificați adresa. Trimitem cel mult trei
        mesaje pe zi: dacă ați cerut deja linkul, folosiți-l pe cel mai nou.
      </p>
      <p>
        <a href="/datele-mele/">Scrieți altă adresă</a>
      </p>
    </>
  );
}

/** Asks a visitor with a valid link to press a button: mail scanners follow links but press no buttons. */
export function OpenVisit({ state, email }: { state: FormState; email: string }) {
  return (
    <>
      <h1>Deschideți datele dumneavoastră</h1>
      <p className="lede">
        Adresa este <b>{email}</b>. Butonul merge o singură dată; pagina rămâne deschisă o jumătate de oră,
        numai în acest browser.
      </p>
      <OwnDataForm deed="deschide" state={state}>
        <p>
          <Button id="deschide">Arătați-mi datele</Button>
        </p>
      </OwnDataForm>
    </>
  );
}
