import { encode } from 'uqr';
import './qr-image.css';

const QUIET = 4;

/** Shows a text for a phone's camera: dark on light whatever the page's colours, as cameras expect. */
export function QrImage({ text, label }: { text: string; label: string }) {
  const rows = encode(text, { ecc: 'M', border: 0 }).data;
  const size = rows.length + 2 * QUIET;
  const path = rows
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg className="qr-image" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
