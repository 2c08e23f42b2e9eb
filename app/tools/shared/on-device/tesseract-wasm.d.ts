// The package's `exports` hide its own types.
declare module 'tesseract-wasm' {
  export const createOCREngine: (options: {
    wasmBinary: ArrayBuffer | Uint8Array;
  }) => Promise<import('#domain/tools/contract-check/read-picture/read-picture.ts').Recogniser>;
}
