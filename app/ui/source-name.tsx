import type { Source } from '#domain/offers/offer.ts';
import { citedDate } from '#domain/base/text/cited-date.ts';

type SourceNameProps = { source: Source };

/** Shows the name of a source, linked if it has an address, with its dates. */
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
