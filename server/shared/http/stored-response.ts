import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { createRecentlyUsed } from './recently-used.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** A response in one encoding. */
export type Variant = { body: Buffer; etag: string; headers: OutgoingHttpHeaders };

/** A finished response: its bytes and headers in the requested encoding, ready to be written. */
export type StoredResponse = {
  status: number;
  variant(encoding: Encoding): Variant;
  /** whether `improve` would compress further */
  readonly isQuick: boolean;
  /** recompresses with the best brotli, once, off the main thread; other bytes have another ETag */
  improve(): Promise<void>;
};

// Brotli while a visitor waits: a page of 67 KB takes 0,6 ms and becomes 17,7 KB, where level 5 takes 1,4 ms for 15,8 KB.
const QUICK_BROTLI = 3;
// Brotli for pages that are requested again. Measured on a home page of 100 KB: level 10 takes 33 ms for 18,9 KB, level 11 91 ms
// for 18,6 KB. The last step is not worth its time.
const BEST_BROTLI = 10;
// Pages are far below 2^18 bytes: a larger window would only cost memory, 16 MB for each page being compressed.
const WINDOW_BITS = 18;

type ResponseSource = {
  status: number;
  body: string | Buffer;
  headers: OutgoingHttpHeaders;
  /** the same body in the best compression, made ahead */
  brotli?: Buffer | undefined;
};

// Browsers ask for brotli, so brotli is stored. Other encodings of a stored response are made from it in a millisecond or two, and
// only the last requested ones stay: stored with every page, they took five times the memory of the pages themselves.
const OTHER_BYTES = 8_000_000;
// Memory of a variant beside its body: its headers, as an object and as bytes.
const BYTES_BESIDE = 3_000;
const otherEncodings = createRecentlyUsed<string, Variant>(OTHER_BYTES);
let answers = 0;

/** Stores a response. Compressed files (fonts, images) are sent unchanged for every encoding. */
export function storeResponse({ status, body: text, headers, brotli }: ResponseSource): StoredResponse {
  const isCompressible = /text|json|javascript|svg|xml|manifest|wasm/.test(String(headers['content-type']));
  const keptEncoding = isCompressible ? 'br' : 'identity';
  answers += 1;
  const id = answers;
  // Kept until there is a compressed form. A response that is not stored is written once and garbage collected with this closure.
  let plain: Buffer | undefined = Buffer.isBuffer(text) ? text : Buffer.from(text);
  let passing: Partial<Record<Encoding, Variant>> = {};
  let kept: Variant | undefined;
  if (brotli && isCompressible) keep(brotli);

  function plainBytes(): Buffer {
    if (plain) return plain;
    if (!kept) return Buffer.alloc(0);
    return isCompressible ? brotliDecompressSync(kept.body) : kept.body;
  }

  function toVariant(encoding: Encoding, bytes: Buffer): Variant {
    // Computed from the very bytes, as a strong validator requires: two compressions of a page have two ETags (RFC 9110, 8.8.1).
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    return {
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
  }

  function keep(bytes: Buffer): Variant {
    kept = toVariant(keptEncoding, bytes);
    plain = undefined;
    passing = {};
    return kept;
  }

  function makeKept(): Variant {
    const bytes = plainBytes();
    if (!isCompressible) return keep(bytes);
    return keep(inOwnMemory(brotliCompressSync(bytes, brotliOptions(QUICK_BROTLI, bytes.length))));
  }

  function otherVariant(encoding: Encoding): Variant {
    const key = `${id} ${encoding}`;
    const known = passing[encoding] ?? otherEncodings.get(key);
    if (known) return known;
    const bytes = plainBytes();
    const made = toVariant(
      encoding,
      encoding === 'gzip' ? inOwnMemory(gzipSync(bytes, { level: 6 })) : bytes,
    );
    if (kept) otherEncodings.set(key, made, made.body.length + BYTES_BESIDE);
    else passing[encoding] = made;
    return made;
  }

  async function compressBest() {
    const bytes = plainBytes();
    keep(inOwnMemory(await compressAsync(bytes, brotliOptions(BEST_BROTLI, bytes.length))));
  }
  let improvement: Promise<void> | undefined = brotli && Promise.resolve();

  return {
    status,
    variant(encoding) {
      if (!isCompressible || encoding === 'br') return kept ?? makeKept();
      return otherVariant(encoding);
    },
    get isQuick() {
      return isCompressible && !improvement;
    },
    async improve() {
      if (isCompressible) await (improvement ??= compressBest());
    },
  };
}

const compressAsync = promisify(brotliCompress);

// Copies buffers into memory of their own. Node cuts small buffers out of slabs of 64 KB, and a stored page would keep its slab
// with all its dead neighbours: two thousand pages of 33 MB held 127 MB.
export function inOwnMemory(...parts: readonly Buffer[]): Buffer {
  const own = Buffer.allocUnsafeSlow(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) at += part.copy(own, at);
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

/** The request headers that decide the form of the response. */
export type Wanted = { acceptEncoding: string | undefined; ifNoneMatch: string | undefined };

/** Chooses the variant a client accepts, and tells whether the client already has it: then the answer is 304 with these headers. */
export function chooseVariant(stored: StoredResponse, { acceptEncoding, ifNoneMatch }: Wanted) {
  const variant = stored.variant(acceptedEncoding(acceptEncoding));
  return { variant, isKnown: ifNoneMatch !== undefined && ifNoneMatch.includes(variant.etag) };
}

/** Returns the headers of a 304: those of the response without the ones about its body. */
export function headersOfKnown({ headers }: Variant): OutgoingHttpHeaders {
  const { 'content-length': _, 'content-encoding': __, ...others } = headers;
  return others;
}

/** Writes a stored response in the encoding the client accepts; 304 when the client already has it. */
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
  // "br;q=0" refuses it; no browser sends that, but a test tool may.
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(accepted)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(accepted)) return 'gzip';
  return 'identity';
}
