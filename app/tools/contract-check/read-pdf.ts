import {
  getDocument,
  GlobalWorkerOptions,
  PasswordException,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
  VerbosityLevel,
  version,
} from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- the bundler makes this module: the address of the file
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { hasNumberedLetters } from '#domain/tools/contract-check/read-text/has-numbered-letters.ts';
import { isReadable } from '#domain/tools/contract-check/read-text/is-readable.ts';
import { layOut } from '#domain/tools/contract-check/read-text/lay-out.ts';
import { BORDER } from '#domain/tools/contract-check/read-text/text-marks.ts';
import { turnUpright, type WrittenText } from '#domain/tools/contract-check/read-text/turn-upright.ts';
import { withoutInvisible } from '#domain/base/text/without-invisible.ts';
import { pdfDictionaries } from './pdf-dictionaries.ts';

/** Text of a file, or a sentence that explains its absence. */
export type PdfText =
  | { ok: true; text: string }
  | { ok: false; why: keyof typeof sentences; message: string };

type TextItem = { str: string; transform: number[]; width: number; height: number };
/** Marks between texts have no `str`. */
type Chunk = { items: readonly (TextItem | { str?: never })[] };

const MOST_BYTES = 10 * 1024 * 1024;
const MOST_PAGES = 30;
/** More than 30 pages full of small letters contain. */
const MOST_SIGNS = 200_000;
// A page number does not count as text.
const LEAST_SIGNS = 40;
/** A phone reads 30 pages in a third of this time. */
const LONGEST_MS = 20_000;
/** Placeholder shown by programs for a form that only Adobe's software can draw (XFA): the only page of such a file. */
const XFA_PLACEHOLDER = /if this message is not eventually replaced/i;

const sentences = {
  big: 'Fișierul are mai mult de 10 MB. Alegeți numai formularul standard.',
  long: 'Documentul are mai mult de 30 de pagini. Alegeți numai formularul standard.',
  full: 'Documentul are prea mult text. Alegeți numai formularul standard.',
  late: 'Citirea a durat prea mult și am oprit-o. Copiați textul din fișier sau scrieți cifrele.',
  stopped: 'Citirea a fost oprită.',
  empty: 'Paginile nu au text: scrieți cifrele. Pare o fotografie sau un document scanat.',
  xfa: 'Acest formular se vede numai în Adobe Reader și nu îl putem citi. Deschideți-l acolo, copiați textul și lipiți-l mai sus, sau scrieți cifrele.',
  letters: 'Literele din acest fișier nu se pot citi ca text. Scrieți cifrele pe care le vedeți în el.',
  locked: 'Documentul este închis cu o parolă. Copiați textul din el și lipiți-l mai sus.',
  broken: 'Fișierul nu este un PDF care se poate citi. Copiați textul din el sau scrieți cifrele.',
};

GlobalWorkerOptions.workerSrc = workerUrl;

/**
 * Reads the text of a PDF on the device: the file goes only to a worker of this page, for at most 20 seconds.
 * @param stop ends the reading at once
 */
export async function readPdf(file: File, stop: AbortSignal): Promise<PdfText> {
  if (file.size > MOST_BYTES) return refuse('big');
  // A worker of our own: a crafted file can make reading endless, and only terminating the worker stops it.
  const worker = new PDFWorker();
  const ended = Promise.withResolvers<PdfText>();
  const timer = setTimeout(() => ended.resolve(refuse('late')), LONGEST_MS);
  stop.addEventListener('abort', () => ended.resolve(refuse('stopped')));
  if (stop.aborted) ended.resolve(refuse('stopped'));
  try {
    return await Promise.race([ended.promise, readWith(worker, file)]);
  } finally {
    clearTimeout(timer);
    worker.destroy();
  }
}

/**
 * Opens a PDF in a worker. Character maps, and decoders of scanners' picture formats, come from our own address; WebAssembly
 * stays off, so that the page's policy need not allow it.
 * @throws when the file is not a PDF, or has a password
 */
export async function openPdf(file: ArrayBuffer, worker: PDFWorker): Promise<PDFDocumentProxy> {
  // vite.config.ts copies them there.
  const assets = new URL(`/assets/pdf-${version}/`, location.href).href;
  return getDocument({
    data: new Uint8Array(file),
    worker,
    cMapUrl: `${assets}cmaps/`,
    wasmUrl: `${assets}pictures/`,
    useWasm: false,
    disableFontFace: true,
    verbosity: VerbosityLevel.ERRORS,
  }).promise;
}

async function readWith(worker: PDFWorker, file: File): Promise<PdfText> {
  try {
    const areLettersKnown = !hasNumberedLetters(await pdfDictionaries(await file.arrayBuffer()));
    const document = await openPdf(await file.arrayBuffer(), worker);
    if (document.numPages > MOST_PAGES) return refuse('long');
    const texts: string[] = [];
    let left = MOST_SIGNS;
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const pieces = await piecesOf(page, left);
      left -= signsOf(pieces);
      if (left < 0) return refuse('full');
      texts.push(layOut(turnUpright(pieces)));
    }
    const text = withoutInvisible(texts.join(`\n${BORDER}\n`));
    const { info } = await document.getMetadata();
    // A form with ordinary pages beside its XFA has figures on them.
    const isXfa = 'IsXFAPresent' in info && info.IsXFAPresent === true && !/\d/.test(text);
    if (isXfa || XFA_PLACEHOLDER.test(text)) return refuse('xfa');
    if (text.replace(/\s/g, '').length < LEAST_SIGNS) return refuse('empty');
    return isReadable(text) && areLettersKnown ? { ok: true, text } : refuse('letters');
  } catch (error) {
    return refuse(error instanceof PasswordException ? 'locked' : 'broken');
  }
}

/** @param most characters to read */
async function piecesOf(page: PDFPageProxy, most: number): Promise<WrittenText[]> {
  const reader = (page.streamTextContent() as ReadableStream<Chunk>).getReader();
  const pieces: WrittenText[] = [];
  let signs = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return pieces;
    for (const { str, ...place } of value.items) {
      if (str === undefined) continue;
      pieces.push({ text: str, ...(place as Omit<TextItem, 'str'>) });
      // An empty piece costs as much as a character.
      signs += str.length + 1;
    }
    if (signs > most) return pieces;
  }
}

const signsOf = (pieces: readonly WrittenText[]) =>
  pieces.reduce((sum, { text }) => sum + text.length + 1, 0);

function refuse(why: keyof typeof sentences): PdfText {
  return { ok: false, why, message: sentences[why] };
}
