import type { Source } from '#domain/offers/offer.ts';
import { formatDate } from '#domain/base/text/format-date.ts';

/** Where figures come from, in short and each once: „Surse: bcr.ro, octombrie 2026; …”. Of no source, nothing. */
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

/** „bcr.ro, octombrie 2026”; of a law its name, and so of what has no address. */
function inShort({ name, url, date, readAt }: Source): string {
  const host = url === null ? null : new URL(url).host.replace(/^www\./, '');
  if (host === null || host === LAWS) return name;
  const when = (date ?? readAt)?.slice(0, 'yyyy-mm'.length);
  return when === undefined ? host : `${host}, ${formatDate(when)}`;
}

const LAWS = 'legislatie.just.ro';
