import { BORDER } from '#domain/tools/contract-check/read-text/text-marks.ts';
import { loadRecogniser } from './load-recogniser.ts';
import { startPictureReader, type PictureText } from './start-picture-reader.ts';

/** Progress of reading. */
export type ReadingProgress =
  /** loaded part of the recogniser, 0 to 1 */
  | { kind: 'loading'; part: number }
  /** `page` of `pages`, with its percentage */
  | { kind: 'reading'; page: number; pages: number; percent: number };

/** Text of a photographed, saved or printed offer, or a sentence that explains its absence. */
export type OfferText = { ok: true; text: string; isPicture: boolean } | { ok: false; message: string };

type Watched = { onProgress: (progress: ReadingProgress) => void; stop: AbortSignal };

export const MOST_PAGES = 6;
const MOST_BYTES = 40 * 1024 * 1024;

const sentences = {
  pages: 'Alegeți cel mult șase pagini.',
  kind: 'Fișierul nu este nici poză, nici PDF. Alegeți o poză, o captură de ecran sau un PDF.',
  heic: 'Poza este în formatul HEIC, pe care browserul acesta nu îl deschide. Faceți o captură de ecran a pozei și alegeți captura, sau scrieți cifrele.',
  broken: 'Poza nu se poate deschide. Faceți alta sau scrieți cifrele.',
  big: 'Poza este prea mare. Faceți o captură de ecran a ei și alegeți captura, sau scrieți cifrele.',
  late: 'Citirea a durat prea mult și am oprit-o. Scrieți cifrele.',
  failed: 'Poza nu s-a putut citi pe acest dispozitiv. Lipiți textul sau scrieți cifrele.',
  empty: 'Nu am găsit cifre în poză. Faceți una mai de aproape și la lumină, sau scrieți cifrele.',
  unloaded: 'Cititorul de poze nu s-a încărcat. Încercați din nou sau scrieți cifrele.',
};

/**
 * Reads files on the device: the text of a PDF, the letters of pictures and of a PDF without text. No file content leaves the
 * device.
 */
export async function readOffer(files: readonly File[], watched: Watched): Promise<OfferText> {
  if (files.length > MOST_PAGES) return refuse('pages');
  const kinds = await Promise.all(files.map(kindOf));
  if (kinds.includes('other')) return refuse('kind');
  if (files.some(({ size }, index) => kinds[index] === 'picture' && size > MOST_BYTES)) return refuse('big');
  const [only] = files;
  if (only && files.length === 1 && kinds[0] === 'pdf') {
    // As large as the rest of the page: only PDFs need it.
    const { readPdf } = await import('./read-pdf.ts');
    const read = await readPdf(only, watched.stop);
    if (read.ok) return { ...read, isPicture: false };
    // Pages without text are pictures; letters without a character map are drawn and read as pictures.
    return read.why === 'empty' || read.why === 'letters'
      ? readPictures(pagesOf([only], ['pdf'], watched.stop), null, watched)
      : read;
  }
  return readPictures(
    pagesOf(files, kinds, watched.stop),
    kinds.includes('pdf') ? null : files.length,
    watched,
  );
}

type FileKind = 'pdf' | 'picture' | 'other';

async function kindOf(file: File): Promise<FileKind> {
  const start = await file.slice(0, 5).text();
  if (start === '%PDF-' || file.type === 'application/pdf') return 'pdf';
  // Some browsers report no type for a HEIC file.
  return file.type.startsWith('image/') || /\.hei[cf]$/i.test(file.name) ? 'picture' : 'other';
}

async function* pagesOf(
  files: readonly File[],
  kinds: readonly FileKind[],
  stop: AbortSignal,
): AsyncGenerator<Blob | ImageBitmap> {
  let left = MOST_PAGES;
  for (const [index, file] of files.entries()) {
    if (kinds[index] === 'picture') {
      left--;
      yield file;
      continue;
    }
    const { drawPdf } = await import('./draw-pdf.ts');
    for await (const page of drawPdf(file, left, stop)) {
      left--;
      yield page;
    }
  }
}

/** @param pages their number, if known */
async function readPictures(
  pictures: AsyncGenerator<Blob | ImageBitmap>,
  pages: number | null,
  { onProgress, stop }: Watched,
): Promise<OfferText> {
  onProgress({ kind: 'loading', part: 0 });
  let recogniser;
  try {
    recogniser = await loadRecogniser((part) => onProgress({ kind: 'loading', part }), stop);
  } catch {
    return refuse('unloaded');
  }
  const reader = startPictureReader(recogniser, stop);
  const texts: string[] = [];
  try {
    for await (const picture of pictures) {
      const page = texts.length + 1;
      const progress = (percent: number) =>
        onProgress({ kind: 'reading', page, pages: Math.max(page, pages ?? page), percent });
      progress(0);
      const read: PictureText = await reader.read(picture, progress);
      if (!read.ok) return refuse(read.why);
      texts.push(read.text);
    }
  } catch {
    return refuse('broken');
  } finally {
    reader.end();
  }
  const text = texts.join(`\n${BORDER}\n`);
  return /\d/.test(text) ? { ok: true, text, isPicture: true } : refuse('empty');
}

function refuse(why: keyof typeof sentences): OfferText {
  return { ok: false, message: sentences[why] };
}
