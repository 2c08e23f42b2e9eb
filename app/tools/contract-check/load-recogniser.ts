// The package does not export this file, so it is imported by its path. Both addresses contain the hash of the file: it is cached forever.
// oxlint-disable-next-line project/imports-by-place, import/default -- a file of a package; the bundler makes its address
import engineUrl from '../../../node_modules/tesseract-wasm/dist/tesseract-core.wasm?url';
// oxlint-disable-next-line import/default -- the bundler makes this module: the address of the file
import modelUrl from '@tesseract.js-data/ron/4.0.0_best_int/ron.traineddata.gz?url';

/** Files of the text recognition: the program, and the model of Romanian letters and words. */
export type RecogniserFiles = { engine: ArrayBuffer; model: Uint8Array };

// Bytes after transfer decoding: the program decompressed by the browser, the model still compressed. package.json pins both
// versions, and a test compares the sizes.
export const ENGINE_BYTES = 1_839_004;
export const MODEL_BYTES = 1_692_160;

/**
 * Loads the text recognition from this site; the second time from the browser's cache.
 * @param onProgress the loaded part, 0 to 1
 * @throws when it cannot be loaded, or `stop` aborts
 */
export async function loadRecogniser(
  onProgress: (part: number) => void,
  stop: AbortSignal,
): Promise<RecogniserFiles> {
  let received = 0;
  const count = (bytes: number) => {
    received += bytes;
    onProgress(Math.min(1, received / (ENGINE_BYTES + MODEL_BYTES)));
  };
  const [engine, model] = await Promise.all([
    new Response(await bodyOf(engineUrl, count, stop)).arrayBuffer(),
    bodyOf(modelUrl, count, stop).then(async (packed) =>
      new Response(packed.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer(),
    ),
  ]);
  return { engine, model: new Uint8Array(model) };
}

async function bodyOf(
  url: string,
  count: (bytes: number) => void,
  stop: AbortSignal,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { ok, status, body } = await fetch(url, { signal: stop });
  if (!ok || !body) throw new Error(`${url}: ${status}`);
  return body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        count(chunk.byteLength);
        controller.enqueue(chunk);
      },
    }),
  );
}
