import { formatDate } from '#domain/base/text/format-date.ts';
import { ReportLink } from '#app/offers/shared/report/report-link.tsx';
import { siteOf } from '#domain/base/text/brief-source.ts';
import type { EvidenceView, ShownEvidence } from './evidence-view.ts';

type LenderEvidenceProps = {
  evidence: EvidenceView;
  /** of its offers */
  slug: string;
};

/** Lists the evidence of a lender's prices, newest first, each with its month, the wording of its source and a link. */
export function LenderEvidence({ evidence, slug }: LenderEvidenceProps) {
  const { items, isComputed, hasUndated, cappedSince, file } = evidence;
  const notes = [
    isComputed && 'Unde sursa nu dă un preț pe zi, l-am calculat noi.',
    hasUndated && 'La o pagină fără dată, luna este cea în care am văzut-o.',
    cappedSince && `Din ${formatDate(cappedSince)} legea pune un plafon pe zi.`,
  ].filter((note) => typeof note === 'string');
  return (
    <section id="dovezi" aria-label="Prețul în timp">
      <table className="evidence" aria-label="Prețul în timp, cele mai noi întâi">
        <thead>
          <tr>
            <th scope="col">Când</th>
            <th scope="col">Ce scrie sursa</th>
            <th scope="col">Pe zi</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row key={item.id} item={item} slug={slug} />
          ))}
        </tbody>
      </table>
      <p className="fine">
        {notes.join(' ')} {file && <a href={file}>Fișierul CSV</a>}
      </p>
    </section>
  );
}

function Row({ item, slug }: { item: ShownEvidence; slug: string }) {
  const { id, when, said, product, example, figures, perDay, source } = item;
  return (
    <tr>
      <th scope="row">{when ?? 'fără dată'}</th>
      <td>
        {`${product}${example ? `, ${example}` : ''}: ${figures.join('; ')}`}{' '}
        <span className="fine">
          {`(${said}; `}
          {source.url ? (
            <a href={source.url} rel="noopener">
              {siteOf(source)}
            </a>
          ) : (
            source.name
          )}
          {') '}
          <ReportLink about={{ lender: slug, part: 'dovada', of: id }} />
        </span>
      </td>
      <td>{perDay ?? ''}</td>
    </tr>
  );
}
