import './evidence-mark.css';

/**
 * How what is known of a price is drawn everywhere: full yellow `current`, pale with a broken edge `old` and dated, hatched
 * `unknown` up to the ceiling of the law, empty where the lender's identity is `missing`. The class names `ev-…` are those of
 * shapes in any drawing.
 */
export type EvidenceLook = 'current' | 'old' | 'unknown' | 'missing';

/** A square with that look, beside the words that say the same. */
export function EvidenceMark({ look }: { look: EvidenceLook }) {
  return (
    <svg className="ev-mark" aria-hidden="true">
      <rect className={`ev-${look}`} width="100%" height="100%" />
    </svg>
  );
}
