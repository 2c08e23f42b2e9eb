import type { KnownFact } from './known-facts.ts';
import './lender-known.css';

/** What is known of a lender, as facts in a row. */
export function LenderKnown({ facts }: { facts: readonly KnownFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="lender-known">
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{value}</b>
            {note && <span className="fine">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
