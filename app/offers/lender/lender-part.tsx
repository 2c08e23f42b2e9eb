import type { ReactNode } from 'react';
import './lender-part.css';

type LenderPartProps = { id: string; title: string; children: ReactNode };

/** Shows a section of a lender's page. It is focusable, so that a form can return to it. */
export function LenderPart({ id, title, children }: LenderPartProps) {
  return (
    <section className="lender-part" id={id} tabIndex={-1} aria-labelledby={`${id}-titlu`}>
      <h2 id={`${id}-titlu`}>{title}</h2>
      {children}
    </section>
  );
}

/** Shows two sections side by side if there is room. */
export function LenderParts({ children }: { children: ReactNode }) {
  return <div className="wrap lender-parts">{children}</div>;
}
