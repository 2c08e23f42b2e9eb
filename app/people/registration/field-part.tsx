import type { ReactNode } from 'react';

/** A titled part of a form. */
export function FieldPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="field-part">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
