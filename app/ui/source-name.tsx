import { formatDate } from '#domain/text/format-date.ts';

type SourceNameProps = { source: { name: string; url?: string | null | undefined; date: string } };

/** The name of a source, as a link where it has an address, and its date. */
export function SourceName({ source: { name, url, date } }: SourceNameProps) {
  return (
    <>
      {url ? (
        <a href={url} rel="noopener">
          {name}
        </a>
      ) : (
        name
      )}
      {`, ${formatDate(date)}`}
    </>
  );
}
