type Fetch = (...asked: Parameters<typeof fetch>) => Promise<Response>;

/**
 * Wraps a fetch so that it resolves with the whole response. A response above `mostBytes`, unpacked, fails like one that never arrives,
 * and so does one that begins in time and does not end: by itself ofetch waits only for the first byte.
 */
export function wholeFetch(fetchPart: Fetch, mostBytes: number): Fetch {
  return async (...asked) => {
    const response = await fetchPart(...asked);
    if (!response.body) return response;
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    // Leaving the loop closes the connection.
    for await (const part of response.body) {
      bytes += part.length;
      if (bytes > mostBytes) throw new AnswerTooLarge(mostBytes);
      parts.push(part);
    }
    const { status, statusText, headers } = response;
    return new Response(new Blob(parts), { status, statusText, headers });
  };
}

export class AnswerTooLarge extends Error {
  constructor(mostBytes: number) {
    super(`the answer has more than ${mostBytes} bytes`);
  }
}
