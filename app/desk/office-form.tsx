import type { ComponentProps, FormEvent } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import type { Change } from './use-change.ts';
import { ChangeProblem } from './change-problem.tsx';
import { type FormValues, formValues } from './form-values.ts';

type Props = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  /** change started by the form; it provides the fields' `fieldOf` */
  change: Change;
  onSubmit: (values: FormValues, form: HTMLFormElement) => unknown;
};

/** Shows a form of the back office, with its errors above the fields. */
export function OfficeForm({ change, onSubmit, className, children, ...rest }: Props) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    void send(event.currentTarget, submitter);
  }
  /** A form in a dialog closes it once its change is made: the page behind shows the outcome. */
  async function send(form: HTMLFormElement, submitter: HTMLElement | null) {
    const made = await onSubmit(formValues(form, submitter), form);
    const dialog = form.closest('dialog');
    if (made === undefined || !dialog) return;
    form.reset();
    dialog.close();
  }
  return (
    <form {...rest} className={classNames('office-stack', className)} onSubmit={submit}>
      <ChangeProblem error={change.error} idOf={change.idOf} />
      {children}
    </form>
  );
}
