const pattern = /^[0-9a-f]{8}-?[0-9a-f]{4}-?4[0-9a-f]{3}-?[89ab][0-9a-f]{3}-?[0-9a-f]{12}$/i;

/**
 * Tells whether a session, client or event identifier is valid: UUID v4, with or without dashes. Source: product specification,
 * section 5.
 */
export function isUuidV4(text: string): boolean {
  return pattern.test(text);
}

/** Normalises an identifier: lower case, with dashes. @param uuid a text that `isUuidV4` accepts */
export function dashedUuid(uuid: string): string {
  const text = uuid.toLowerCase();
  // Nearly all of them have dashes already.
  if (text.length === 36) return text;
  return text.replaceAll('-', '').replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * Builds a UUID v4 from 16 random bytes. `crypto.randomUUID` is missing in pages that are not served over https.
 * @param bytes 16 random bytes; they are changed
 */
export function uuidV4Of(bytes: Uint8Array): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return dashedUuid(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));
}
