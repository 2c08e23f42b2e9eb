import { changedParts } from './changed-parts.ts';
import './before-after.css';

/** Shows what an entry changed, part by part, only where it differs. */
export function BeforeAfter({ before, after }: { before: unknown; after: unknown }) {
  const parts = changedParts(before, after);
  if (parts.length === 0) return null;
  return (
    <dl className="before-after">
      {parts.map(({ name, before: old, after: recent }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {old !== undefined && <del>{old}</del>} {recent !== undefined && <ins>{recent}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
