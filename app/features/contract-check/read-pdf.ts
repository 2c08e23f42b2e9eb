import { getDocument, GlobalWorkerOptions, PasswordException, VerbosityLevel, version } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- the bundler makes this module: the address of the file
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { BORDER, layOut, type PlacedText } from '#domain/contract-check/read-text/lay-out.ts';

type TextItem = { str: string; transform: unknown[]; width: number; height: number };
export type PdfText = { ok: true; text: string } | { ok: false; message: string };

const MOST_BYTES = 10 * 1024 * 1024;
const MOST_PAGES = 30;
// A page number is no text.
const LEAST_SIGNS = 40;

GlobalWorkerOptions.workerSrc = workerUrl;

/**
 * The text of a PDF, read on the device: the file goes to a worker of this page and nowhere else. Character maps come from our
 * own address; WebAssembly stays off, so that the page's policy need not allow it.
 * @returns the text, or the sentence that says why there is none
 */
export async function readPdf(file: File): Promise<PdfText> {
  if (file.size > MOST_BYTES)
    return refuse('Fișierul are mai mult de 10 MB. Alegeți numai formularul standard.');
  const loading = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    // vite.config.ts puts them there.
    cMapUrl: new URL(`/assets/cmaps-${version}/`, location.href).href,
    useWasm: false,
    disableFontFace: true,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await loading.promise;
    if (document.numPages > MOST_PAGES)
      return refuse('Documentul are mai mult de 30 de pagini. Alegeți numai formularul standard.');
    const pages: string[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(layOut(items.flatMap((item) => ('str' in item ? placed(item) : []))));
    }
    const text = pages.join(`\n${BORDER}\n`);
    return text.replace(/\s/g, '').length < LEAST_SIGNS
      ? refuse('Paginile nu au text: scrieți cifrele. Pare o fotografie sau un document scanat.')
      : { ok: true, text };
  } catch (error) {
    return refuse(
      error instanceof PasswordException
        ? 'Documentul este închis cu o parolă. Copiați textul din el și lipiți-l mai sus.'
        : 'Fișierul nu este un PDF care se poate citi. Copiați textul din el sau scrieți cifrele.',
    );
  } finally {
    await loading.destroy();
  }
}

/** Where a piece of text stands. What is turned, a watermark or a note in the margin, is no row of a form. */
function placed({ str, transform, width, height }: TextItem): PlacedText[] {
  const [across = 0, turned = 0, , , x = 0, y = 0] = transform as number[];
  const isUpright = Math.abs(turned) < 0.1 * Math.abs(across);
  return isUpright ? [{ text: str, x, y, width, height: height || Math.abs(across) }] : [];
}

function refuse(message: string): PdfText {
  return { ok: false, message };
}
