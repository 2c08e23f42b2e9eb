import { problemAt, type FormState } from '#domain/forms/form-state.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { FieldNotes, fieldAria } from '#app/ui/field.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { AlertFields, type AlertCurrency } from './alert-fields.tsx';

type SubscriptionFormProps = { state: FormState; currencies: readonly AlertCurrency[] };

/** The fields of domain/forms/subscription-form.ts, in the same order. */
export function SubscriptionForm({ state, currencies }: SubscriptionFormProps) {
  const topicsError = problemAt(state, 'oferte');
  const topic = (name: string) => ({
    id: name,
    name,
    value: 'da',
    defaultChecked: state.values[name] === 'da',
  });
  return (
    <PostForm action="/abonare/" state={state} name="abonare">
      <TextField
        id="email"
        name="email"
        label="E-mail"
        type="email"
        autoComplete="email"
        error={problemAt(state, 'email')}
        defaultValue={state.values['email']}
      />
      <fieldset
        className={topicsError ? 'field-error' : undefined}
        aria-describedby={fieldAria('subiecte', { error: topicsError })['aria-describedby']}
      >
        <legend className="label">Despre ce vă scriem?</legend>
        <FieldNotes id="subiecte" error={topicsError} />
        <Checkbox
          {...topic('oferte')}
          label="Oferte noi și schimbări la oferte, cel mult o dată pe săptămână"
        />
        <Checkbox {...topic('articole')} label="Ghiduri noi, în același mesaj săptămânal" />
        {currencies.length > 0 && (
          <>
            <Checkbox
              {...topic('curs')}
              label="Alertă de curs: un singur mesaj, când cursul BNR ajunge unde vă interesează"
            />
            <AlertFields state={state} currencies={currencies} />
          </>
        )}
      </fieldset>
      <p>
        <Button id="aboneaza">Abonați-mă</Button>
      </p>
    </PostForm>
  );
}
