import type { FormEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { formValues } from '#app/admin/ui/form-values.ts';

type Props = { isBusy: boolean; onSubmit: (person: { email: string; password: string }) => void };

/** E-mail and password. */
export function PasswordForm({ isBusy, onSubmit }: Props) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { email = '', password = '' } = formValues(event.currentTarget);
    onSubmit({ email, password });
  }
  return (
    <form className="office-stack" onSubmit={submit}>
      <TextField id="email" name="email" label="E-mail" type="email" autoComplete="username" required />
      <TextField
        id="password"
        name="password"
        label="Parolă"
        type="password"
        autoComplete="current-password"
        required
      />
      <Button disabled={isBusy}>Intrați</Button>
    </form>
  );
}
