import type { LenderScore } from '#domain/lenders/lender-score.ts';
import type { SourceDates } from '#domain/offers/offer.ts';
import { sourceDates } from '#domain/text/source-dates.ts';
import { Band } from '#app/ui/band.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { NumberHead } from '#app/ui/number-head.tsx';

/** How much of the lender can be checked, criterion by criterion. The sources themselves stand beside each fact. */
export function LenderScoreTable({ score: { rows, points, outOf } }: { score: LenderScore }) {
  const old = rows.filter(({ state }) => state === 'old').length;
  return (
    <Band
      id="verificat"
      title={`Cât se poate verifica: ${points} din ${outOf}`}
      intro={
        <>
          Un punct pentru fiecare informație pe care am găsit-o la creditor sau într-un registru, în ultimele
          12 luni. Nu spune cât de bun sau de ieftin este creditorul.{' '}
          <a href="/metoda-de-evaluare/">Metoda de evaluare</a>
        </>
      }
    >
      <div className="lender-stack">
        <DataTable label="Informațiile găsite despre creditor, cu data sursei">
          <thead>
            <tr>
              <th scope="col">Informația</th>
              <th scope="col">Sursa</th>
              <NumberHead>Puncte</NumberHead>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, label, state, source }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>
                  {source ? ageInWords(source) : 'negăsită'}
                  {state === 'old' && ', prea veche'}
                </td>
                <td className="r">{state === 'recent' ? 1 : 0}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
        {old > 0 && (
          <p className="fine">
            {old === 1
              ? 'O altă informație am găsit-o numai într-o sursă mai veche de 12 luni'
              : `Alte ${old} informații le-am găsit numai în surse mai vechi de 12 luni`}
            : se poate să nu mai fie așa. Întrebați din nou.
          </p>
        )}
      </div>
    </Band>
  );
}

/** The date that a source's points depend on: its own, or when it was read where it has none. */
function ageInWords({ date, readAt }: SourceDates): string {
  return sourceDates({ date, readAt: date === null ? readAt : null });
}
