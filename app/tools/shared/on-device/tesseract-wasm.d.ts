// The package names its types in a way that its own `exports` hide.
declare module 'tesseract-wasm' {
  export const createOCREngine: (options: {
    wasmBinary: ArrayBuffer | Uint8Array;
  }) => Promise<import('#domain/tools/contract-check/read-picture/read-picture.ts').Recogniser>;
}
