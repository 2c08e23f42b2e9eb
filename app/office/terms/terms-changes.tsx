import type { TermsChangeRow } from '#domain/answers/office/terms.ts';
import { ChangeCard } from '#app/office/ui/change-card.tsx';
import { Fold } from '#app/ui/fold.tsx';

type Props = {
  changes: readonly TermsChangeRow[];
  /** of the changes, under /api/admin/ */
  path: string;
  mayDecide: boolean;
};

/** Shows what waits to be decided about terms; what was decided is in a fold. */
export function TermsChanges({ changes, path, mayDecide }: Props) {
  const waiting = changes.filter(({ status }) => status === 'waiting');
  const decided = changes.filter(({ status }) => status !== 'waiting');
  const cards = (listed: readonly TermsChangeRow[]) =>
    listed.map((change) => (
      <ChangeCard
        key={change.id}
        change={change}
        title={`${change.id}. ${change.title}`}
        path={path}
        isDecided={mayDecide}
      >
        {change.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </ChangeCard>
    ));
  return (
    <>
      {waiting.length > 0 && (
        <section className="office-section" aria-labelledby="propuneri">
          <h2 id="propuneri">Așteaptă un coleg</h2>
          {cards(waiting)}
        </section>
      )}
      {decided.length > 0 && (
        <section className="office-section" aria-labelledby="istoric">
          <h2 id="istoric">Istoric</h2>
          <Fold summary="Propunerile hotărâte, cu cine și când">{cards(decided)}</Fold>
        </section>
      )}
    </>
  );
}
