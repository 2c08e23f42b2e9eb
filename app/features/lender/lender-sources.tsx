import type { Source } from '#domain/offers/offer.ts';
import { Fold } from '#app/ui/fold.tsx';
import { SourceName } from '#app/ui/source-name.tsx';

/** Everything the page leans on, once. */
export function LenderSources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <section id="surse" aria-label="Surse">
      <Fold summary={<h3>{`Sursele paginii: ${sources.length}`}</h3>}>
        <ul className="bullets">
          {sources.map((source) => (
            <li key={`${source.name}|${source.date}`}>
              <SourceName source={source} />
            </li>
          ))}
        </ul>
        <p className="fine">Ce am găsit doar pe site-uri de comparare sau la brokeri nu arătăm.</p>
      </Fold>
    </section>
  );
}
