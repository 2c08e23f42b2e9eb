import type { TermsChangeRow } from '#domain/answers/office/terms.ts';
import { ChangeCard } from '#app/office/ui/change-card.tsx';

type Props = {
  changes: readonly TermsChangeRow[];
  /** of the changes, under /api/admin/ */
  path: string;
  mayDecide: boolean;
};

/** Shows what was proposed and decided about terms; what waits stands first. */
export function TermsChanges({ changes, path, mayDecide }: Props) {
  if (changes.length === 0) return null;
  return (
    <section className="office-section" aria-labelledby="propuneri">
      <h2 id="propuneri">Propuse și hotărâte</h2>
      {changes.map((change) => (
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
      ))}
    </section>
  );
}
