import type { ShareCard } from '#domain/texts/pages/share-card.ts';
import { cardHash } from '#domain/texts/pages/share-card.ts';
import { createRecentlyUsed } from '#server/shared/http/recently-used.ts';
import { drawCard } from './draw-card.ts';
import { type Letters, readLetters } from './letters.ts';

type Options = {
  toPng?: (svg: string) => Promise<Buffer>;
  /** how many pictures may wait to be drawn; further requests are refused */
  maxWaiting?: number;
  /** bytes of drawn pictures cached in memory */
  maxBytes?: number;
};

/**
 * Makes pictures of pages on their first request, one at a time, and caches them by content. The letters and the drawing library
 * are loaded for the first one.
 * @see docs/decisions/123-pictures-of-pages.md
 */
export function createPictureMaker({
  toPng = drawWithSharp,
  maxWaiting = 20,
  maxBytes = 8 * 1024 * 1024,
}: Options = {}) {
  const kept = createRecentlyUsed<string, Buffer>(maxBytes);
  const underway = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();
  let letters: Letters | undefined;

  async function draw(hash: string, card: ShareCard): Promise<Buffer> {
    letters ??= readLetters();
    const png = await toPng(drawCard(card, letters));
    kept.set(hash, png, png.length);
    return png;
  }

  return {
    /**
     * Returns the picture of a card as PNG.
     * @throws when too many wait, or it cannot be drawn: the caller then shows the site's own picture
     */
    make: async (card: ShareCard): Promise<Buffer> => {
      const hash = cardHash(card);
      const found = kept.get(hash) ?? underway.get(hash);
      if (found) return await found;
      if (underway.size >= maxWaiting) throw new Error(`${maxWaiting} pictures wait to be drawn`);
      const made = last.then(() => draw(hash, card)).finally(() => underway.delete(hash));
      underway.set(hash, made);
      last = made.catch(() => undefined);
      return await made;
    },
  };
}

export type PictureMaker = ReturnType<typeof createPictureMaker>;

// A picture takes a tenth of a second; one that takes longer is given up.
const MOST_SECONDS = 5;

async function drawWithSharp(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  // Pictures are drawn one at a time, so threads and a cache of the library would only cost.
  sharp.cache(false);
  sharp.concurrency(1);
  return await sharp(Buffer.from(svg))
    .timeout({ seconds: MOST_SECONDS })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
