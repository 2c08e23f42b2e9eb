import { greyOf, type GreyPicture } from '#domain/tools/contract-check/read-picture/grey-picture.ts';
import { isHeic } from '#domain/tools/contract-check/read-picture/is-heic.ts';
import type { PictureRefusal } from './picture-messages.ts';

// Reading letters needs this many pixels, and the browser is the fastest at downscaling.
const MOST_POINTS = 5_500_000;
// A decoded pixel takes four bytes: phone cameras make smaller pictures, and few phones have memory for larger ones.
const MOST_OPENED = 120_000_000;

/** Decodes a picture file to pixels, in its upright orientation, downscaled to the size needed for reading. */
export async function decodePicture(picture: Blob | ImageBitmap): Promise<GreyPicture | PictureRefusal> {
  const bitmap = picture instanceof Blob ? await open(picture) : picture;
  if (typeof bitmap === 'string') return bitmap;
  const { width, height } = bitmap;
  if (width * height > MOST_OPENED) return 'big';
  const scale = Math.min(1, Math.sqrt(MOST_POINTS / (width * height)));
  const canvas = new OffscreenCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) return 'big';
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return greyOf(brush.getImageData(0, 0, canvas.width, canvas.height));
}

async function open(file: Blob): Promise<ImageBitmap | PictureRefusal> {
  try {
    return await createImageBitmap(file);
  } catch {
    // Safari opens HEIC by itself, other browsers do not.
    const start = new Uint8Array(await file.slice(0, 32).arrayBuffer());
    return isHeic(start) ? 'heic' : 'broken';
  }
}
