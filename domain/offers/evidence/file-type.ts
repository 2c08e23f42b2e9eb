/** Accepted types of a source's copy. */
export const fileTypes = ['pdf', 'png', 'jpeg', 'webp', 'html', 'txt'] as const;
export type FileType = (typeof fileTypes)[number];

/** 10 MB */
export const MOST_BYTES = 10 * 1024 * 1024;
/** 4 MB of a page or a text, which are searched for personal data */
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
/** A document's end mark may be followed by a few more bytes. */
const TAIL = 1_024;

/**
 * Recognises a file by its bytes, from its beginning to its end: a truncated file is of no type.
 * @returns null for any other file
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

/** Decodes the text of a file as UTF-8; null if it is not text. */
export function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // Programs and pictures contain such characters, texts do not.
    // oxlint-disable-next-line no-control-regex
    return /[\u0000-\u0008\u000e-\u001a]/.test(text) ? null : text;
  } catch {
    return null;
  }
}

/** Returns the type a file's name means; null for a type we do not accept. */
export function typeOfName(name: string): FileType | null {
  return extensions[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''] ?? null;
}

function latin(bytes: Uint8Array): string {
  return String.fromCodePoint(...bytes);
}
