import './line-icon.css';

type LineIconProps = { /** SVG path in a 20 × 20 box */ path: string; size?: number };

/** Shows an inline line icon in the colour of its text. Always decorative: the words beside it carry the meaning. */
export function LineIcon({ path, size = 20 }: LineIconProps) {
  return (
    <svg className="ico" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
