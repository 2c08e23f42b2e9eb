import type { ReactNode } from 'react';
import type { Source } from '#domain/offers/offer.ts';
import { briefMonth, briefSource, siteOf } from '#domain/base/text/brief-source.ts';
import './source-line.css';

type SourceLineProps = {
  sources: readonly Source[];
  /** text after the sources: where to report a wrong figure */
  after?: ReactNode;
};

/**
 * Names the sources of the figures above it, with dates: „Sursa: smilecredit.ro, nov. 2026”. The page's list holds the full
 * names.
 */
export function SourceLine({ sources, after }: SourceLineProps) {
  const bySite = new Map(sources.map((source) => [briefSource(source), source]));
  if (bySite.size === 0) return null;
  return (
    <p className="fine lender-source">
      {bySite.size === 1 ? 'Sursa' : 'Surse'}
      {': '}
      {[...bySite].map(([key, source], index) => (
        <span key={key}>
          {index > 0 && '; '}
          <Site source={source} />
        </span>
      ))}
      .{after && <> {after}</>}
    </p>
  );
}

/** Matches laws, which are named by their number instead of a site, without a month. */
const LAW = /^(Legea|OUG|OG|Regulament)/;

function Site({ source }: { source: Source }) {
  const isLaw = LAW.test(source.name);
  const label = isLaw ? source.name : siteOf(source);
  const month = isLaw ? null : briefMonth(source);
  return (
    <>
      {source.url ? (
        <a href={source.url} rel="noopener">
          {label}
        </a>
      ) : (
        label
      )}
      {month && `, ${month}`}
    </>
  );
}
