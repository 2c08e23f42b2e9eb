import type { TermsChangeRow } from '#domain/answers/office/terms.ts';
import { ChangeCard } from '#app/office/ui/change-card.tsx';
import { Fold } from '#app/ui/fold.tsx';

type Props = {
  changes: readonly TermsChangeRow[];
  /** of the changes, under /api/admin/ */
  path: string;
  mayDecide: boolean;
};

/** Shows the waiting decisions about terms. */
export function WaitingTerms({ changes, ...rest }: Props) {
  const waiting = changes.filter(({ status }) => status === 'waiting');
  if (waiting.length === 0) return null;
  return (
    <section className="office-section" aria-labelledby="propuneri">
      <h2 id="propuneri">Așteaptă un coleg</h2>
      <Cards changes={waiting} {...rest} />
    </section>
  );
}

/** Shows the decisions about terms, by whom and when, in a fold. */
export function TermsHistory({ changes, ...rest }: Props) {
  const decided = changes.filter(({ status }) => status !== 'waiting');
  if (decided.length === 0) return null;
  return (
    <section className="office-section" aria-labelledby="istoric">
      <h2 id="istoric">Istoric</h2>
      <Fold summary="Propunerile hotărâte, cu cine și când">
        <Cards changes={decided} {...rest} />
      </Fold>
    </section>
  );
}

function Cards({ changes, path, mayDecide }: Props) {
  return changes.map((change) => (
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
}
