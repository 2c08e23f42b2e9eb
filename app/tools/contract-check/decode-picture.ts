import { greyOf, type GreyPicture } from '#domain/tools/contract-check/read-picture/grey-picture.ts';
import { isHeic } from '#domain/tools/contract-check/read-picture/is-heic.ts';
import type { PictureRefusal } from './picture-messages.ts';

// A page is read from so many points, and nothing makes a picture smaller as quickly as the browser.
const MOST_POINTS = 5_500_000;
// Opened, a point takes four bytes: more than this no telephone's camera makes, and few have the memory for.
const MOST_OPENED = 120_000_000;

/** The points of a picture file, as its camera meant it to stand, made smaller where it is larger than reading needs. */
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
