import type { Source } from '#domain/offers/offer.ts';
import { citedDate } from '#domain/base/text/cited-date.ts';

type SourceNameProps = { source: Source };

/** The name of a source, as a link where it has an address, and its dates. */
export function SourceName({ source }: SourceNameProps) {
  const { name, url } = source;
  return (
    <>
      {url ? (
        <a href={url} rel="noopener">
          {name}
        </a>
      ) : (
        name
      )}
      {citedDate(source)}
    </>
  );
}
