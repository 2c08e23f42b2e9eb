import { boxOf, fieldOf } from '#domain/base/forms/field-of.ts';
import { problemAt, type FormState } from '#domain/base/forms/form-state.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { FieldNotes, fieldAria } from '#app/ui/field.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { PriceAlertFields } from './price-alert-fields.tsx';
import { AlertFields, type AlertRates } from './alert-fields.tsx';

type SubscriptionFormProps = { state: FormState; rates: AlertRates; lender: string | null };

/** The fields of domain/people/subscriptions/subscription-form.ts, in the same order. */
export function SubscriptionForm({ state, rates: { day, currencies }, lender }: SubscriptionFormProps) {
  const topicsError = problemAt(state, 'oferte');
  // An error of the topics is shown once, above all of their boxes.
  const topic = (name: string) => ({ ...boxOf(state, name), error: undefined });
  return (
    <PostForm action="/abonare/" state={state} name="abonare">
      <TextField {...fieldOf(state, 'email')} label="E-mail" type="email" autoComplete="email" />
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
        {day !== null && (
          <>
            <Checkbox
              {...topic('curs')}
              label="Alertă de curs: un singur mesaj, când cursul BNR ajunge unde vă interesează"
            />
            <AlertFields state={state} day={day} currencies={currencies} />
          </>
        )}
        {lender !== null && (
          <>
            <Checkbox
              {...topic('pret')}
              label={`Prețul de la ${lender}: un singur mesaj, când apare sau se schimbă`}
            />
            <PriceAlertFields state={state} />
          </>
        )}
      </fieldset>
      <p>
        <Button id="aboneaza">Abonați-mă</Button>
      </p>
    </PostForm>
  );
}
