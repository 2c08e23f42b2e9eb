import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { isScreen, offerPage, type Look } from './offer-page.ts';

export const qualities = ['clean', 'scanned', 'photographed', 'turned', 'poor'] as const;
export type Quality = (typeof qualities)[number];

type Drawn = { name: string; look: Look; text: string };

const PAPER = { width: 794, height: 1123 };
const SCREEN = { width: 400, height: 800 };

/**
 * Draws documents as pictures: `clean` as a program saves them; `scanned` turned by 1,5 degrees, blurred, with noise and JPEG 60;
 * `photographed` a paper in perspective under a shadow or only 630 points wide, a screen in its dark colours; `turned` by 6 degrees, a
 * third of them by a quarter or upside down too; `poor` is a sheet of 480 points across, or a screen of 240, which cannot be read reliably.
 */
export async function createPainter(executablePath: string) {
  const browser = await chromium.launch({ executablePath });
  return {
    draw: async (document: Drawn, quality: Quality, place: number) => draw(browser, document, quality, place),
    close: async () => browser.close(),
  };
}

async function draw(
  browser: Browser,
  { look, text }: Drawn,
  quality: Quality,
  place: number,
): Promise<Buffer> {
  const onScreen = isScreen(look);
  const isPhoto = quality === 'photographed';
  const isSmall = isPhoto && !onScreen && place % 2 === 1;
  const size = onScreen ? SCREEN : PAPER;
  const page = await browser.newPage({
    viewport: size,
    deviceScaleFactor: isSmall ? 630 / PAPER.width : onScreen ? (isPhoto ? 1.5 : 2.6) : 2,
  });
  try {
    await page.setContent(offerPage(look, text, isPhoto && onScreen));
    // A page is a whole sheet; longer content continues on the next.
    const picture = await page.screenshot({ fullPage: true });
    if (quality === 'clean' || (isPhoto && onScreen)) return picture;
    if (quality === 'poor')
      return await sharp(picture)
        .resize({ width: onScreen ? 240 : 480 })
        .jpeg({ quality: 70 })
        .toBuffer();
    if (quality === 'scanned') return await scan(picture, place);
    if (isSmall) return await sharp(picture).jpeg({ quality: 75 }).toBuffer();
    if (isPhoto) return await photograph(browser, picture);
    return await turn(picture, place);
  } finally {
    await page.close();
  }
}

async function scan(picture: Buffer, place: number): Promise<Buffer> {
  const turned = sharp(picture)
    .rotate(place % 2 === 0 ? 1.5 : -1.5, { background: '#fff' })
    .blur(0.8);
  const { data, info } = await turned.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const random = randomFrom(place + 1);
  for (let at = 0; at < data.length; at += 3) {
    const noise = (random() + random() + random() - 1.5) * 28;
    for (let channel = 0; channel < 3; channel++)
      data[at + channel] = Math.max(0, Math.min(255, (data[at + channel] ?? 0) + noise));
  }
  return sharp(data, { raw: info }).jpeg({ quality: 60 }).toBuffer();
}

/** A sheet on a table, seen from its lower edge, half of it in the shadow of a hand. */
async function photograph(browser: Browser, picture: Buffer): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1_700, height: 2_300 } });
  try {
    await page.setContent(
      `<style>body { margin: 0; height: 2300px; background: #6b5a48; display: grid; place-items: center; perspective: 3200px; overflow: hidden }
        img { width: 1400px; transform: rotateX(13deg) rotateY(-5deg) rotateZ(.8deg) }
        i { position: fixed; inset: 0; background: linear-gradient(105deg, #0000 38%, #000a 62%, #0007) }</style>
       <img src="data:image/png;base64,${picture.toString('base64')}"><i></i>`,
    );
    await page.locator('img').evaluate((image) => (image as HTMLImageElement).decode());
    return await page.screenshot({ type: 'jpeg', quality: 80 });
  } finally {
    await page.close();
  }
}

async function turn(picture: Buffer, place: number): Promise<Buffer> {
  const tilted = await sharp(picture)
    .rotate(place % 2 === 0 ? 6 : -6, { background: '#d8d2c8' })
    .blur(0.5)
    .toBuffer();
  const quarters = place % 3 === 0 ? [90, 180, 270][Math.floor(place / 3) % 3] : 0;
  return sharp(tilted)
    .rotate(quarters ?? 0)
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** The same numbers from 0 to 1 each time (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
