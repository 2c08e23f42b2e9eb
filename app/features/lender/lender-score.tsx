import type { ReactNode } from 'react';
import type { LenderScore as Score } from '#domain/lenders/lender-score.ts';
import type { SourceDates } from '#domain/offers/offer.ts';
import { countNoun } from '#domain/text/count-noun.ts';
import { sourceDates } from '#domain/text/source-dates.ts';
import { DataTable } from '#app/ui/data-table.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { NumberHead } from '#app/ui/number-head.tsx';
import './lender-score.css';

type LenderScoreProps = {
  score: Score;
  /** the way on, which stands on the same card */
  children?: ReactNode;
};

const states = { recent: 'găsită', old: 'găsită numai într-o sursă veche', missing: 'negăsită' } as const;

/** How much of the lender can be checked: ten squares, and each of them with its source's date behind a fold. */
export function LenderScore({ score: { rows, points, outOf }, children }: LenderScoreProps) {
  return (
    <section className="lender-score" id="verificat" aria-labelledby="verificat-titlu">
      <h2 id="verificat-titlu">
        Cât se poate verifica: <b>{points}</b> din {outOf}
      </h2>
      <ol className="lender-ten">
        {rows.map(({ id, label, state }) => (
          <li key={id} className={`lender-ten-${state}`}>
            <span className="sr">{`${label}: ${states[state]}`}</span>
          </li>
        ))}
      </ol>
      {children}
      <p className="lender-score-say">
        {lackInWords(rows)} Scorul numără ce se poate verifica, nu cât de bun sau de ieftin este creditorul.
      </p>
      <Fold summary="Cele zece informații" look="why">
        <p>
          Un punct pentru fiecare informație găsită la creditor sau într-un registru, în ultimele 12 luni.{' '}
          <a href="/metoda-de-evaluare/">Metoda de evaluare</a>
        </p>
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
      </Fold>
    </section>
  );
}

const NAMED_AT_MOST = 3;

/** What is not there: by name while it is little, else by number. */
function lackInWords(rows: Score['rows']): string {
  const lacking = rows.filter(({ state }) => state !== 'recent');
  if (lacking.length === 0) return 'Nu lipsește nicio informație.';
  if (lacking.length <= NAMED_AT_MOST) {
    const names = lacking.map(({ label, state }) => {
      const name = `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
      return state === 'old' ? `${name} (sursă veche)` : name;
    });
    return `Lipsesc: ${names.join(', ')}.`;
  }
  const old = lacking.filter(({ state }) => state === 'old').length;
  const missing = lacking.length - old;
  return [
    missing > 0 && `${countNoun(missing, 'informație negăsită', 'informații negăsite')}.`,
    old > 0 &&
      `${countNoun(old, 'informație dintr-o sursă', 'informații din surse')} mai vechi de 12 luni: întrebați din nou.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The date that a source's points depend on: its own, or when it was read where it has none. */
function ageInWords({ date, readAt }: SourceDates): string {
  return sourceDates({ date, readAt: date === null ? readAt : null });
}
