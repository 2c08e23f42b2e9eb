import { encode } from 'uqr';
import './qr-image.css';

const QUIET = 4;

/** Most bytes that a QR code holds whose damaged parts are made good at the level M (ISO/IEC 18004, version 40). */
const MOST_BYTES = 2_331;

/**
 * Shows a text for a phone's camera: dark on light whatever the page's colours, as cameras expect. A text that fits into no code is said
 * to be too long.
 */
export function QrImage({ text, label }: { text: string; label: string }) {
  if (new TextEncoder().encode(text).length > MOST_BYTES)
    return <p className="fine">Este prea lung pentru un cod QR.</p>;
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
