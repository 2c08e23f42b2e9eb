import type { Source } from '#domain/offers/offer.ts';
import { SourceName } from './source-name.tsx';

type SourcesProps = {
  /** what the sources support: „Preț”; by default „Sursa” or „Surse” */
  label?: string | undefined;
  /** each with an optional note; repeated sources are named once */
  sources: readonly (Source & { note?: string })[];
};

/** Names the sources of the figures above, with dates, in one sentence; shows nothing without sources. */
export function Sources({ label, sources }: SourcesProps) {
  const byName = new Map(sources.map((source) => [`${source.name}|${source.date}`, source]));
  if (byName.size === 0) return null;
  return (
    <>
      {label ?? (byName.size === 1 ? 'Sursa' : 'Surse')}
      {': '}
      {[...byName].map(([key, source], index) => (
        <span key={key}>
          {index > 0 && '; '}
          <SourceName source={source} />
          {source.note}
        </span>
      ))}
      .
    </>
  );
}
