import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { sharePictures, type SharePicture } from './share-pictures.ts';

// Redraws public/share/*.png after a change of a title, a drawing or the style. They are kept in the repository.

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'public/share');
const styles = ['app/ui/tokens.css', 'app/ui/reset.css', 'app/ui/logo.css', 'app/ui/charts/cost-bar.css'];

const vite = await createServer({
  root,
  server: { middlewareMode: true },
  appType: 'custom',
  logLevel: 'warn',
});
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  mkdirSync(folder, { recursive: true });
  const draw = await loadDrawing();
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' });
  for (const picture of sharePictures())
    await drawTo(path.join(folder, `${picture.name}.png`), page, draw(picture));
} finally {
  await browser.close();
  await vite.close();
}

/** Bundles the drawing, a component that Node cannot import. */
async function loadDrawing(): Promise<(picture: SharePicture) => string> {
  const { ShareImage } = (await vite.ssrLoadModule('/scripts/share-images/share-image.tsx')) as {
    ShareImage: React.ComponentType<SharePicture>;
  };
  const { createElement } = await import('react');
  const { renderToStaticMarkup } = await import('react-dom/server');
  const head = `<meta charset="utf-8"><style>${fontFace()}${styleSheet()}</style>`;
  return (picture) =>
    `<!doctype html><html lang="ro"><head>${head}</head>${renderToStaticMarkup(createElement(ShareImage, picture))}</html>`;
}

async function drawTo(file: string, page: Page, html: string): Promise<void> {
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: file });
}

function fontFace(): string {
  const font = readFileSync(path.join(root, 'app/ui/fonts/public-sans-ro.woff2')).toString('base64');
  return `@font-face{font-family:'Public Sans';src:url(data:font/woff2;base64,${font});font-weight:400 800}`;
}

function styleSheet(): string {
  const files = [...styles, 'scripts/share-images/share-image.css'];
  return files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
}
