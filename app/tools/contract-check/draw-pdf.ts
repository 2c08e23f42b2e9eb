import { type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';
import { openPdf } from './read-pdf.ts';

/** Pixels on the longer side of a drawn page: enough to read a contract's letters. */
const LONGER_SIDE = 2_300;
/** Per page. A crafted file can make drawing endless, and only terminating the worker stops it. */
const LONGEST_MS = 20_000;

/**
 * Draws pages of a PDF that contains pictures, one at a time, on the device.
 * @param most pages
 * @param stop ends the drawing
 * @throws when a page cannot be drawn, takes too long, or `stop` aborts
 */
export async function* drawPdf(file: File, most: number, stop: AbortSignal): AsyncGenerator<ImageBitmap> {
  const worker = new PDFWorker();
  const stopped = Promise.withResolvers<never>();
  stop.addEventListener('abort', () => stopped.reject(new Error('stopped')));
  const inTime = async <T>(work: Promise<T>): Promise<T> => {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error('late')), LONGEST_MS);
    try {
      return await Promise.race([work, late.promise, stopped.promise]);
    } finally {
      clearTimeout(timer);
    }
  };
  try {
    const pdf = await inTime(openPdf(await file.arrayBuffer(), worker));
    for (let number = 1; number <= Math.min(most, pdf.numPages); number++)
      yield inTime(drawPage(pdf, number));
  } finally {
    worker.destroy();
  }
}

async function drawPage(pdf: PDFDocumentProxy, number: number): Promise<ImageBitmap> {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: LONGER_SIDE / Math.max(width, height) });
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.ceil(viewport.width),
    height: Math.ceil(viewport.height),
  });
  await page.render({ canvas, viewport }).promise;
  page.cleanup();
  return createImageBitmap(canvas);
}
