import type { KnownFact } from './known-facts.ts';
import './lender-known.css';

/** What is known of a lender, as facts in a row. */
export function LenderKnown({ facts }: { facts: readonly KnownFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="lender-known">
      {facts.map(({ label, value, note, look, href, isPlain }) => (
        <div key={`${label}|${value}`} className={look && `lender-known-${look}`}>
          <dt className={isPlain && 'sr'}>{label}</dt>
          <dd>
            {href ? <a href={href}>{value}</a> : <b>{value}</b>}
            {note && ` ${note}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}
