import { fieldOf } from '#domain/base/forms/field-of.ts';
import type { FormState } from '#domain/base/forms/form-state.ts';
import { Button } from '#app/ui/button.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import './application-form.css';

type Props = {
  state: FormState;
  /** whether the site has an operator who can approve it */
  isOperatorNamed: boolean;
};

/** Asks a firm that wants to become a partner for its data: fields of domain/partners/partners/application-form.ts, in order. */
export function ApplicationForm({ state, isOperatorNamed }: Props) {
  return (
    <section id="cerere" className="affiliate-application" aria-labelledby="cerere-titlu">
      <h2 id="cerere-titlu">Cereți un cont de partener</h2>
      {!isOperatorNamed && (
        <p>
          Deocamdată nu aprobăm niciun partener: site-ul este în pregătire și încă nu are o firmă care să
          semneze. Cererea rămâne la noi și vă răspundem când are.
        </p>
      )}
      <PostForm action="/program-de-afiliere/" state={state} name="affiliate">
        <TextField {...fieldOf(state, 'firma')} label="Numele firmei" autoComplete="organization" />
        <TextField
          {...fieldOf(state, 'cui')}
          label="Codul fiscal (CUI)"
          hint="Cu sau fără RO în față."
          autoComplete="off"
        />
        <TextField
          {...fieldOf(state, 'site')}
          label="Site-ul sau canalul"
          hint="De unde vin cititorii; de exemplu, blogul-meu.ro"
          inputMode="url"
          autoComplete="url"
        />
        <TextField
          {...fieldOf(state, 'nume')}
          label="Cu cine vorbim"
          hint="Numele dumneavoastră."
          autoComplete="name"
        />
        <TextField
          {...fieldOf(state, 'email')}
          label="E-mail"
          hint="Aici vă răspundem și cu această adresă intrați apoi în cont."
          type="email"
          autoComplete="email"
        />
        <p>
          <Button>Trimiteți cererea</Button>
        </p>
      </PostForm>
    </section>
  );
}
