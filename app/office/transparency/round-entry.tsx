import { formatDate } from '#domain/base/text/format-date.ts';
import { checks } from '#domain/partners/transparency/checks.ts';
import type { TransparencyEntry } from '#domain/partners/transparency/entry.ts';

/** Content of a change of a round: a page with its findings, or a lender's answer. */
export function RoundEntry({ entry }: { entry: TransparencyEntry }) {
  if (entry.kind === 'publication') return null;
  if (entry.kind === 'answer') {
    return (
      <p>
        La {formatDate(entry.answeredOn)}: „{entry.words}”
      </p>
    );
  }
  const { url, openedOn, copy, found, missing, round } = entry;
  const named = (ids: readonly string[]) =>
    checks
      .filter(({ id }) => ids.includes(id))
      .map(({ label }) => label)
      .join(', ') || 'nimic';
  return (
    <dl>
      <div>
        <dt>Pagina, în runda {round}</dt>
        <dd>
          <a href={url} rel="noopener noreferrer">
            {url}
          </a>
          , deschisă la {formatDate(openedOn)}; <a href={`/api/admin/evidence-files/${copy}`}>copia</a>
        </dd>
      </div>
      <div>
        <dt>Este pe ea</dt>
        <dd>{named(found)}</dd>
      </div>
      <div>
        <dt>Căutat, nu este</dt>
        <dd>{named(missing)}</dd>
      </div>
    </dl>
  );
}
