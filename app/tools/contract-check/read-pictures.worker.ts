import { createOCREngine } from 'tesseract-wasm';
import { readPicture, type Recogniser } from '#domain/tools/contract-check/read-picture/read-picture.ts';
import { decodePicture } from './decode-picture.ts';
import type { PictureAnswer, PictureQuestion } from './picture-messages.ts';

/**
 * Reads pictures away from the page. Its own policy (server/shared/http/security-headers.ts) allows WebAssembly and no connection at all: what
 * it reads with is passed to it, and it can send its result only to the page.
 */
const recogniser = Promise.withResolvers<Recogniser>();

addEventListener('message', ({ data }: MessageEvent<PictureQuestion>) => {
  // Without memory or WebAssembly the page shows the reason.
  answer(data).catch(() => tell({ kind: 'refused', why: 'failed' }));
});

async function answer(question: PictureQuestion) {
  if (question.kind === 'start') {
    const engine = await createOCREngine({ wasmBinary: question.engine });
    engine.loadModel(question.model);
    recogniser.resolve(engine);
    return;
  }
  const picture = await decodePicture(question.picture);
  if (typeof picture === 'string') {
    tell({ kind: 'refused', why: picture });
    return;
  }
  const progress = (percent: number) => tell({ kind: 'progress', percent });
  tell({ kind: 'text', text: readPicture(picture, await recogniser.promise, progress) });
}

function tell(message: PictureAnswer) {
  postMessage(message);
}
