import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';

type Encoding = 'br' | 'gzip' | 'identity';

/** An answer in one encoding. */
export type Variant = { body: Buffer; etag: string; headers: OutgoingHttpHeaders };

/** A finished answer: its bytes and headers in each encoding that was asked for so far, ready to be written. */
export type StoredResponse = {
  status: number;
  variant(encoding: Encoding): Variant;
  /** whether `improve` has something to do */
  readonly isQuick: boolean;
  /** compresses as well as brotli can, once, off the main thread; other bytes have another ETag */
  improve(): Promise<void>;
};

// Brotli while a visitor waits: a page of 67 KB takes 0,6 ms and leaves 17,7 KB, where level 5 takes 1,4 ms and leaves 15,8 KB.
const QUICK_BROTLI = 3;
// Brotli for pages that are asked for again. A home page of 100 KB, measured: level 10 takes 33 ms and leaves 18,9 KB, level 11 91 ms
// and 18,6 KB. The last step is not worth its time.
const BEST_BROTLI = 10;
// Pages are far below 2^18 bytes: a larger window would only cost memory, 16 MB a page at work.
const WINDOW_BITS = 18;

type ResponseSource = { status: number; body: string | Buffer; headers: OutgoingHttpHeaders };

/** Keeps an answer. Bytes that are compressed already (fonts, images) go out as they are in every encoding. */
export function storeResponse({ status, body: text, headers }: ResponseSource): StoredResponse {
  // Held until there is a brotli of it, a fifth of its size; from then on made of that for the few who ask for it.
  let plain: Buffer | undefined = Buffer.isBuffer(text) ? text : Buffer.from(text);
  const isCompressible = /text|json|javascript|svg|xml|manifest/.test(String(headers['content-type']));
  const variants: Partial<Record<Encoding, Variant>> = {};

  function plainBytes(): Buffer {
    if (plain) return plain;
    return variants.br ? brotliDecompressSync(variants.br.body) : Buffer.alloc(0);
  }

  function keep(encoding: Encoding, bytes: Buffer): Variant {
    // Of the very bytes, as a strong validator has to be: two ways to compress a page give two of them (RFC 9110, 8.8.1).
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const made: Variant = {
      body: bytes,
      etag,
      headers: {
        ...headers,
        'content-length': bytes.length,
        ...(isCompressible && encoding !== 'identity' && { 'content-encoding': encoding }),
        ...(isCompressible && { vary: 'accept-encoding' }),
        etag,
      },
    };
    variants[encoding] = made;
    if (encoding === 'br' && isCompressible) plain = undefined;
    return made;
  }

  function compress(encoding: Encoding): Buffer {
    const bytes = plainBytes();
    if (!isCompressible || encoding === 'identity') return bytes;
    if (encoding === 'gzip') return inOwnMemory(gzipSync(bytes, { level: 6 }));
    return inOwnMemory(brotliCompressSync(bytes, brotliOptions(QUICK_BROTLI, bytes.length)));
  }

  async function compressBest() {
    const bytes = plainBytes();
    keep('br', inOwnMemory(await compressAsync(bytes, brotliOptions(BEST_BROTLI, bytes.length))));
  }
  let improvement: Promise<void> | undefined;

  return {
    status,
    variant: (encoding) => variants[encoding] ?? keep(encoding, compress(encoding)),
    get isQuick() {
      return isCompressible && !improvement;
    },
    async improve() {
      if (isCompressible) await (improvement ??= compressBest());
    },
  };
}

const compressAsync = promisify(brotliCompress);

// Node cuts small buffers out of slabs of 64 KB. A page that is kept would keep its slab, with all that is long forgotten in it:
// two thousand pages of 33 MB held 127.
function inOwnMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

function brotliOptions(quality: number, size: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  };
}

/** What a request says about the form of its answer, as the headers of these names hold it. */
export type Wanted = { acceptEncoding: string | undefined; ifNoneMatch: string | undefined };

/** The variant a client takes, and whether it already has it: then 304 with these headers is the answer. */
export function chooseVariant(stored: StoredResponse, { acceptEncoding, ifNoneMatch }: Wanted) {
  const variant = stored.variant(acceptedEncoding(acceptEncoding));
  return { variant, isKnown: ifNoneMatch !== undefined && ifNoneMatch.includes(variant.etag) };
}

/** The headers of a 304: those of the answer without what describes its body. */
export function headersOfKnown({ headers }: Variant): OutgoingHttpHeaders {
  const { 'content-length': _, 'content-encoding': __, ...others } = headers;
  return others;
}

/** Writes a stored answer in the encoding the client takes; 304 when the client already has it. */
export function writeStoredResponse(
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredResponse,
) {
  const { variant, isKnown } = chooseVariant(stored, {
    acceptEncoding: request.headers['accept-encoding'],
    ifNoneMatch: request.headers['if-none-match'],
  });
  if (isKnown) {
    response.writeHead(304, headersOfKnown(variant)).end();
    return;
  }
  response.writeHead(stored.status, variant.headers);
  if (request.method === 'HEAD') response.end();
  else response.end(variant.body);
}

function acceptedEncoding(accepted = ''): Encoding {
  // "br;q=0" refuses it; no browser says so, but a test tool may.
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(accepted)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(accepted)) return 'gzip';
  return 'identity';
}
