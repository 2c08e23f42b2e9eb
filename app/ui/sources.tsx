import type { Source } from '#domain/offers/offer.ts';
import { SourceName } from './source-name.tsx';

type SourcesProps = {
  /** what comes from there: „Preț”; else „Sursa” or „Surse” */
  label?: string | undefined;
  /** each with what else is to be said of it; the same one again is not named again */
  sources: readonly (Source & { note?: string })[];
};

/** Where the figures above it come from and of when they are, as one sentence; of no source, nothing. */
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
