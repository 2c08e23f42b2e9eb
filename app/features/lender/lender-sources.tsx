import type { Source } from '#domain/offers/offer.ts';
import { Band } from '#app/ui/band.tsx';
import { SourceName } from '#app/ui/source-name.tsx';

/** Everything the page leans on, once. */
export function LenderSources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <Band
      id="surse"
      title="Surse"
      intro="Ce am găsit doar pe site-uri de comparare sau la brokeri nu arătăm."
    >
      <ul className="bullets">
        {sources.map((source) => (
          <li key={`${source.name}|${source.date}`}>
            <SourceName source={source} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
