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

type EvidenceShapeProps = { look: EvidenceLook; path: string; width: number; height: number };

/** Any other shape with that look, in pixels. */
export function EvidenceShape({ look, path, width, height }: EvidenceShapeProps) {
  return (
    <svg className="ev-shape" width={width} height={height} aria-hidden="true">
      <path className={`ev-${look}`} d={path} />
    </svg>
  );
}
