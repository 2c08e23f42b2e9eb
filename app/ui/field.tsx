import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './field.css';

export type FieldTexts = {
  label: string;
  hint?: string | undefined;
  /** how to correct it: „Scrieți suma în cifre, de exemplu 2 000” */
  error?: string | undefined;
};

type FieldProps = FieldTexts & {
  /** id of the control inside */
  id: string;
  children: ReactNode;
};

/**
 * Shows the frame of one control: label, hint, error, control, in this order. The control must have `id` and the attributes of
 * `fieldAria(id, texts)`, which link hint and error to it.
 */
export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className={classNames('field', error && 'field-error')}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
      {children}
    </div>
  );
}

/** Shows the hint and the error of a control or a group of controls, with the ids that `fieldAria` names. */
export function FieldNotes({
  id,
  hint,
  error,
}: {
  id: string;
  hint?: string | undefined;
  error?: string | undefined;
}) {
  return (
    <>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error-text" id={`${id}-error`}>
          <span className="sr">Eroare: </span>
          {error}
        </p>
      )}
    </>
  );
}

/**
 * Returns the ARIA attributes of the control of a Field.
 * @param unit whether a unit is shown beside the control under the id `{id}-unit`
 */
export function fieldAria(id: string, { hint, error }: Omit<FieldTexts, 'label'>, unit = false) {
  const describedBy = classNames(unit && `${id}-unit`, hint && `${id}-hint`, error && `${id}-error`);
  return {
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(error && { 'aria-invalid': true as const }),
  };
}
