import type { ReactNode } from 'react';
import { EvidenceMark, type EvidenceLook } from '#app/shared/evidence/evidence-mark.tsx';
import './offer-group.css';

type OfferGroupProps = {
  id: string;
  look: EvidenceLook;
  title: string;
  /** what holds of all of them, said once */
  intro?: ReactNode;
  children: ReactNode;
};

/** A part of the list: lenders of whose price the same is known, under the look of that. */
export function OfferGroup({ id, look, title, intro, children }: OfferGroupProps) {
  return (
    <section className="offer-group" aria-labelledby={id}>
      <div className="offer-group-head">
        <h2 id={id}>
          <EvidenceMark look={look} />
          {title}
        </h2>
        {intro}
      </div>
      {children}
    </section>
  );
}
