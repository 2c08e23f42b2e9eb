import { type ReactNode, useContext } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import '#app/ui/fold.css';
import { FieldErrors } from './offer-field.tsx';

type Props = {
  /** for errors of the whole part */
  id?: string;
  title: string;
  /** a part with something in it; one with an error is open in any case */
  isOpen: boolean;
  /** beginnings of the names of its fields */
  fields: readonly string[];
  className?: string;
  children: ReactNode;
};

/** Shows a part of the offer's form, folded until it is needed. What is typed in a closed part is sent too. */
export function FormFold({ id, title, isOpen, fields, className, children }: Props) {
  const errors = Object.keys(useContext(FieldErrors));
  const isWrong = fields.some((field) =>
    errors.some((name) => name === field || name.startsWith(`${field}.`)),
  );
  return (
    <details id={id} className={classNames('fold form-fold', className)} open={isOpen || isWrong}>
      <summary>
        <span>{title}</span>
      </summary>
      {children}
    </details>
  );
}
