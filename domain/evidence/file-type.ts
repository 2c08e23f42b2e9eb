/** What a kept copy of a source may be. */
export const fileTypes = ['pdf', 'png', 'jpeg', 'webp', 'html', 'txt'] as const;
export type FileType = (typeof fileTypes)[number];

/** 10 MB */
export const MOST_BYTES = 10 * 1024 * 1024;
/** 4 MB of a page or a text, which are searched for the data of persons */
export const MOST_TEXT_BYTES = 4 * 1024 * 1024;

const extensions: Readonly<Record<string, FileType>> = {
  pdf: 'pdf',
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  webp: 'webp',
  html: 'html',
  htm: 'html',
  txt: 'txt',
};
/** The last bytes of a document may be followed by a few more. */
const TAIL = 1_024;

/**
 * What a file is, by its own bytes and from its beginning to its end: one that was cut off is none.
 * @returns null for what is none of these
 */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  const at = (from: number, length: number) => latin(bytes.subarray(from, from + length));
  const end = latin(bytes.subarray(-TAIL));
  if (at(0, 5) === '%PDF-') return end.includes('%%EOF') ? 'pdf' : null;
  if (at(0, 8) === '\u0089PNG\r\n\u001a\n') return end.includes('IEND') ? 'png' : null;
  if (at(0, 3) === '\u00ff\u00d8\u00ff') return end.includes('\u00ff\u00d9') ? 'jpeg' : null;
  if (at(0, 4) === 'RIFF' && at(8, 4) === 'WEBP') {
    const said = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) + 8;
    return said === bytes.length ? 'webp' : null;
  }
  const text = textOf(bytes);
  if (text === null || text.trim() === '') return null;
  return /<(?:!doctype html|html|head|body)\b/i.test(text) ? 'html' : 'txt';
}

/** The text of a file in UTF-8; null where it is none. */
export function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // Programs and pictures have such characters, texts do not.
    // oxlint-disable-next-line no-control-regex
    return /[\u0000-\u0008\u000e-\u001a]/.test(text) ? null : text;
  } catch {
    return null;
  }
}

/** What the name of a file says it is; null for a name we do not take. */
export function typeOfName(name: string): FileType | null {
  return extensions[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''] ?? null;
}

function latin(bytes: Uint8Array): string {
  return String.fromCodePoint(...bytes);
}
