import type { ReactNode } from 'react';

/** Shows a titled part of a form. */
export function FieldPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="field-part">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
