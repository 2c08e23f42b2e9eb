import type { RecogniserFiles } from './load-recogniser.ts';
import type { PictureAnswer, PictureQuestion, PictureRefusal } from './picture-messages.ts';

/** One picture takes a second on a computer and five on a slow phone. */
const LONGEST_MS = 20_000;

/** Text of a picture, or the reason for its absence. */
export type PictureText = { ok: true; text: string } | { ok: false; why: PictureRefusal | 'late' };

/**
 * Starts a worker that reads pictures, one after the other. Only terminating it stops a reading.
 * @param files of the text recognition; ownership passes to the worker
 * @param stop terminates it at once
 */
export function startPictureReader({ engine, model }: RecogniserFiles, stop: AbortSignal) {
  const worker = new Worker(new URL('./read-pictures.worker.ts', import.meta.url), { type: 'module' });
  const end = () => worker.terminate();
  stop.addEventListener('abort', end);
  const ask = (question: PictureQuestion, transfer: Transferable[] = []) =>
    worker.postMessage(question, transfer);
  ask({ kind: 'start', engine, model }, [engine, model.buffer]);

  async function read(
    picture: Blob | ImageBitmap,
    onProgress: (percent: number) => void,
  ): Promise<PictureText> {
    const ended = Promise.withResolvers<PictureText>();
    const listening = new AbortController();
    const { signal } = listening;
    const fail = () => ended.resolve({ ok: false, why: 'failed' });
    const timer = setTimeout(() => {
      end();
      ended.resolve({ ok: false, why: 'late' });
    }, LONGEST_MS);
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<PictureAnswer>) => {
        if (data.kind === 'progress') onProgress(data.percent);
        if (data.kind === 'text') ended.resolve({ ok: true, text: data.text });
        if (data.kind === 'refused') ended.resolve({ ok: false, why: data.why });
      },
      { signal },
    );
    // The worker's file did not load.
    worker.addEventListener('error', fail, { signal });
    stop.addEventListener('abort', fail, { signal });
    ask({ kind: 'read', picture }, picture instanceof ImageBitmap ? [picture] : []);
    try {
      return await ended.promise;
    } finally {
      clearTimeout(timer);
      listening.abort();
    }
  }

  return { read, end };
}
