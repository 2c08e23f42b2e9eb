import type { Source } from '#domain/offers/offer.ts';
import { formatDate } from '#domain/base/text/format-date.ts';

/** Names the sources of figures, in short and each once: „Surse: bcr.ro, octombrie 2026; …”. Shows nothing without sources. */
export function RoadSources({ sources }: { sources: readonly Source[] }) {
  const byWords = new Map(sources.map((source) => [inShort(source), source.url]));
  if (byWords.size === 0) return null;
  return (
    <p className="fine">
      {byWords.size === 1 ? 'Sursa: ' : 'Surse: '}
      {[...byWords].map(([words, url], at) => (
        <span key={words}>
          {at > 0 && '; '}
          {url === null ? (
            words
          ) : (
            <a href={url} rel="noopener">
              {words}
            </a>
          )}
        </span>
      ))}
      .
    </p>
  );
}

/** Writes „bcr.ro, octombrie 2026”; a law and a source without an address by name. */
function inShort({ name, url, date, readAt }: Source): string {
  const host = url === null ? null : new URL(url).host.replace(/^www\./, '');
  if (host === null || host === LAWS) return name;
  const when = (date ?? readAt)?.slice(0, 'yyyy-mm'.length);
  return when === undefined ? host : `${host}, ${formatDate(when)}`;
}

const LAWS = 'legislatie.just.ro';
