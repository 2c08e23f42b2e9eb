import { brotliCompressSync, constants } from 'node:zlib';
import type { Figure } from './report.ts';

/** What a document of each kind may weigh, brotli, in KB. */
const mostKb: Readonly<Record<string, number>> = {
  '/': 16,
  '/offers/': 20,
  '/credit-nevoi-personale/ferratum/': 15,
  '/ce-este-dae-si-cum-se-calculeaza/': 15,
  '/calculator-rate-credit/': 13.5,
  '/convertor-valutar/': 13.5,
  '/verificare/': 13.5,
  '/credit-1000-lei/': 13.5,
};

/** Measures the whole document of one page of each kind, with its styles, in the best compression. */
export async function measureDocuments(origin: string): Promise<Figure[]> {
  const weights = Object.entries(mostKb).map(async ([path, most]): Promise<Figure> => {
    const html = Buffer.from(await (await fetch(origin + path)).arrayBuffer());
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    const kb = brotliCompressSync(html, { params }).length / 1024;
    return {
      what: `document ${path}`,
      measured: `${kb.toFixed(1)} KB`,
      target: `≤ ${most} KB`,
      yardstick: '',
      ok: kb <= most,
    };
  });
  return await Promise.all(weights);
}
