import type { ComponentProps } from 'react';
import { PASSWORD_MIN_LENGTH } from '#domain/answers/office/password-problem.ts';
import { TextField } from '#app/ui/text-field.tsx';

/** Shows the field of a new password. */
export function NewPasswordField(props: Omit<ComponentProps<typeof TextField>, 'hint' | 'type'>) {
  return (
    <TextField
      {...props}
      hint={`Cel puțin ${PASSWORD_MIN_LENGTH} caractere; câteva cuvinte la întâmplare sunt de ajuns`}
      type="password"
      autoComplete="new-password"
      required
    />
  );
}
