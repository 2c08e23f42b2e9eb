const BRANDS = /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/;

/**
 * Tells whether a file is a HEIC photo, as Apple's phones store them. @param start at least its first 12 bytes (ISO/IEC 14496-12,
 * `ftyp`)
 */
export function isHeic(start: Uint8Array): boolean {
  const signs = String.fromCharCode(...start.slice(0, 12));
  return signs.slice(4, 8) === 'ftyp' && BRANDS.test(signs.slice(8, 12));
}
