/** Reason for a missing text: the browser does not open the format, the picture is broken or too large, or reading failed. */
export type PictureRefusal = 'heic' | 'broken' | 'big' | 'failed';

/** Messages from the page to the worker: first the recognition files, then pictures one at a time. */
export type PictureQuestion =
  | { kind: 'start'; engine: ArrayBuffer; model: Uint8Array }
  | { kind: 'read'; picture: Blob | ImageBitmap };

/** Messages from the worker. */
export type PictureAnswer =
  | { kind: 'progress'; percent: number }
  | { kind: 'text'; text: string }
  | { kind: 'refused'; why: PictureRefusal };
