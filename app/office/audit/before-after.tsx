import { changedParts, type Names } from './changed-parts.ts';
import './before-after.css';

/** Shows the parts that an entry changed, each with its value before and after. */
export function BeforeAfter({ before, after, names }: { before: unknown; after: unknown; names: Names }) {
  const parts = changedParts(before, after, names);
  if (parts.length === 0) return null;
  return (
    <dl className="before-after">
      {parts.map(({ label, before: old, after: recent }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {old !== undefined && <del>{old}</del>} {recent !== undefined && <ins>{recent}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
