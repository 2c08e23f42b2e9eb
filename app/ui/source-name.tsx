import { citedDate } from './cited-date.ts';

type SourceNameProps = { source: { name: string; url?: string | null | undefined; date: string } };

/** The name of a source, as a link where it has an address, and its date where the name does not say it. */
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
      {citedDate({ name, date })}
    </>
  );
}
