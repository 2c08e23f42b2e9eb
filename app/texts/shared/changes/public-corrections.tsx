import { formatDate } from '#domain/base/text/format-date.ts';
import type { PublicCorrection } from '#domain/texts/editorial/public-correction.ts';
import { Fold } from '#app/ui/fold.tsx';

/** Shows what changed in a text since it is public, newest first, in a fold under it. */
export function PublicCorrections({ changes = [] }: { changes?: readonly PublicCorrection[] | undefined }) {
  if (changes.length === 0) return null;
  return (
    <Fold summary="Ce s-a schimbat">
      <ul className="bullets">
        {changes.map(({ on, words }) => (
          <li key={`${on} ${words}`}>
            <time dateTime={on}>{formatDate(on)}</time>
            {`: ${words}`}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
