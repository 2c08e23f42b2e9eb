import type { ReactNode } from 'react';
import { Fold } from '#app/ui/fold.tsx';
import './lender-fold.css';

type LenderFoldProps = { id: string; title: string; children: ReactNode };

/** Shows a fold of a lender's page that can be linked to. */
export function LenderFold({ id, title, children }: LenderFoldProps) {
  return (
    <section id={id} aria-label={title}>
      <Fold summary={title}>{children}</Fold>
    </section>
  );
}
