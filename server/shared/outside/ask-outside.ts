import { createFetch } from 'ofetch';

/** Ten times the largest file we request: a year of the national bank's rates. */
const MOST_BYTES = 5_000_000;

/**
 * Requests another host. A response above five megabytes, unpacked, fails like one that never arrives, and so does one that begins
 * in time and does not end: by itself ofetch waits only for the first byte.
 */
export const askOutside = createFetch({ fetch: fetchWhole });

async function fetchWhole(...asked: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...asked);
  if (!response.body) return response;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  // Leaving the loop closes the connection.
  for await (const part of response.body) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new Error(`the answer has more than ${MOST_BYTES} bytes`);
    parts.push(part);
  }
  const { status, statusText, headers } = response;
  return new Response(new Blob(parts), { status, statusText, headers });
}
