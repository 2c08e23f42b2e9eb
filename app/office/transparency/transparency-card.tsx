import type { OfficeTransparencyAnswer } from '#domain/answers/office/transparency.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { checks } from '#domain/partners/transparency/checks.ts';
import type { TransparencyEntry } from '#domain/partners/transparency/entry.ts';
import { ChangeLife } from '#app/office/ui/change-life.tsx';
import { Decision } from '#app/office/ui/decision.tsx';
import { Retiring } from '#app/office/ui/retiring.tsx';

type Props = { change: OfficeTransparencyAnswer['changes'][number]; isEditor: boolean };

const titles = {
  page: 'pagină deschisă',
  answer: 'răspunsul creditorului',
  publication: 'publicarea',
} as const;

/** One proposal of a round: who, why, when, and all it says. */
export function TransparencyCard({ change, isEditor }: Props) {
  const { id, name, entry, status, retires, proposedBy } = change;
  const title = `${retires === null ? '' : 'Retragere: '}${name}, ${titles[entry.kind]}`;
  return (
    <article className="change-card">
      <h3>{title}</h3>
      <ChangeLife change={change} />
      {retires !== null && <p>Se retrage ce spune propunerea {retires}:</p>}
      <Said entry={entry} />
      {isEditor && status === 'waiting' && (
        <Decision
          id={id}
          path={`transparency-changes/${id}`}
          name={title}
          proposedBy={proposedBy.id}
          isOpen
          own="Este propunerea dumneavoastră: o aprobă un coleg."
        />
      )}
      {isEditor && status === 'public' && retires === null && (
        <Retiring id={id} path="transparency-changes" />
      )}
    </article>
  );
}

function Said({ entry }: { entry: TransparencyEntry }) {
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
