import type { ReactNode, SubmitEvent } from 'react';
import type { CalculatorForm } from './use-calculator.ts';

type FormFrameProps = { action: string; form: CalculatorForm; children: ReactNode };

/** The form around the whole calculator. A GET form; with a script everything it would show is already here. */
export function FormFrame({ action, form, children }: FormFrameProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = form.check();
    if (wrong !== undefined) document.getElementById(wrong)?.focus();
  };
  return (
    <form action={action} method="get" noValidate onSubmit={submit}>
      {children}
    </form>
  );
}
