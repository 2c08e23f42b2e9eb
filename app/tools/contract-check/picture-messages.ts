/** Why there is no text: the format is one that this browser does not open, the picture is broken or too large, or reading failed. */
export type PictureRefusal = 'heic' | 'broken' | 'big' | 'failed';

/** What the page says to the worker: first what it reads with, then pictures one at a time. */
export type PictureQuestion =
  | { kind: 'start'; engine: ArrayBuffer; model: Uint8Array }
  | { kind: 'read'; picture: Blob | ImageBitmap };

/** What the worker says. */
export type PictureAnswer =
  | { kind: 'progress'; percent: number }
  | { kind: 'text'; text: string }
  | { kind: 'refused'; why: PictureRefusal };
