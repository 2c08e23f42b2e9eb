import { fieldOf } from '#domain/forms/field-of.ts';
import type { FormState } from '#domain/forms/form-state.ts';
import { Button } from '#app/ui/button.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { TextField } from '#app/ui/text-field.tsx';

/** The fields of domain/forms/unsubscribe-form.ts, in the same order. */
export function UnsubscribeForm({ state }: { state: FormState }) {
  return (
    <PostForm action="/unsubscribe/" state={state}>
      <TextField {...fieldOf(state, 'email')} label="E-mail" type="email" autoComplete="email" />
      <TextField
        {...fieldOf(state, 'telefon')}
        label="Telefon"
        hint={'În orice formă: 0722\u00a0123\u00a0456 sau +40\u00a0722\u00a0123\u00a0456.'}
        type="tel"
        autoComplete="tel"
      />
      <p>
        <Button id="dezabonare">Dezabonați-mă</Button>
      </p>
    </PostForm>
  );
}
