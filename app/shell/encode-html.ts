import { transcode } from 'node:buffer';

// One buffer for all pages: nothing of it is kept beyond a call.
let utf16 = Buffer.allocUnsafe(2 ** 18);

/**
 * HTML as it is sent, in UTF-8. Romanian letters make V8 hold a text in UTF-16, which `Buffer.from(text)` encodes sign by
 * sign; copied as it is and encoded as a whole, it takes half the time.
 */
export function encodeHtml(html: string): Buffer {
  if (utf16.length < 2 * html.length) utf16 = Buffer.allocUnsafe(2 * html.length);
  try {
    return transcode(utf16.subarray(0, utf16.write(html, 'utf16le')), 'utf16le', 'utf8');
  } catch {
    // A lone surrogate, as at the end of a text that was cut, is replaced by Buffer.from.
    return Buffer.from(html);
  }
}
