import type { ReactNode } from 'react';
import type { Source } from '#domain/offers/offer.ts';
import { Sources } from '#app/ui/sources.tsx';
import './source-line.css';

type SourceLineProps = {
  /** what comes from there: „Sursa”, „Preț” */
  label?: string;
  sources: readonly Source[];
  /** what follows the sources: where to say that a figure is wrong */
  after?: ReactNode;
};

/** Where the figures above it come from and of when they are. */
export function SourceLine({ label, sources, after }: SourceLineProps) {
  if (sources.length === 0) return null;
  return (
    <p className="fine lender-source">
      <Sources label={label} sources={sources} />
      {after && <> {after}</>}
    </p>
  );
}
