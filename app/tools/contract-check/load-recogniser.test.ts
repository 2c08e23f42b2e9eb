import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENGINE_BYTES, MODEL_BYTES } from './load-recogniser.ts';

const packages = new URL('../../../node_modules/', import.meta.url).pathname;

test('the recogniser reports progress by the sizes of its files', () => {
  expect(statSync(`${packages}tesseract-wasm/dist/tesseract-core.wasm`).size).toBe(ENGINE_BYTES);
  expect(statSync(`${packages}@tesseract.js-data/ron/4.0.0_best_int/ron.traineddata.gz`).size).toBe(
    MODEL_BYTES,
  );
});
