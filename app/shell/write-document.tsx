import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { leadsTo } from './header.tsx';
import { DataScript } from '#app/ui/data-script.tsx';
import { JsonLd, type JsonLdNode } from '#app/ui/json-ld.tsx';
import { blanks } from '#app/ui/cached-markup.ts';
import { PageAddress } from '#app/ui/page-address.ts';
import { escapeHtml } from '#domain/base/text/escape-html.ts';
import type { PageAssets, PageRoute, Shell } from '#server/web/pages/page-contract.ts';
import { BrokenPage } from './broken-page.tsx';
import { unlinked } from './unlinked.ts';
import { Document, type Slot } from './document.tsx';
import { encodeHtml } from './encode-html.ts';
import { addClasses, givenByScripts, usedStyles } from './used-styles.ts';

type DocumentParts = {
  shell: Shell;
  layout: PageRoute['layout'];
  path: string;
  /** module of the route table; error on an error page */
  pageType: string;
  /** structured data of the page, for search engines */
  about?: readonly JsonLdNode[];
  /** data for hydration in the browser, or where they are; omitted on documents */
  hydration?: unknown;
  page: ReactNode;
};

/**
 * Writes the whole HTML document of a page. Most of it is the same on every page of its kind (styles, header, footer): that frame
 * is rendered and encoded once, and only the page's own parts each time.
 */
export function writeDocument(parts: DocumentParts): Buffer {
  const { shell, path, about = [], hydration, page } = parts;
  // React marks the borders between texts for hydration; documents go without these marks.
  const render = hydration === undefined ? renderToStaticMarkup : renderToString;
  const html = render(
    <PageAddress value={{ origin: shell.origin, path }}>
      {about.length > 0 && <JsonLd nodes={about} />}
      <div id="page">{page}</div>
    </PageAddress>,
  );
  const { leadsNowhere } = shell;
  const { pieces, classes } = frameOf(parts);
  const own = encodeHtml(leadsNowhere && hydration === undefined ? unlinked(html, leadsNowhere) : html);
  // React places hoisted elements (title, meta, links) before the page itself.
  const headEnd = own.indexOf('<div id="page">');
  const { styleFile } = shell.assets;
  const served = hydration && styleFile ? { ...hydration, styles: styleFile } : hydration;
  const data = served !== undefined && <DataScript id="page-data" value={served} />;
  const slots: Record<Slot, Buffer> = {
    styles: Buffer.from(stylesOf(shell.assets, addClasses(html, new Set(classes)))),
    head: own.subarray(0, headEnd),
    path: Buffer.from(escapeHtml(path)),
    page: own.subarray(headEnd),
    data: encodeHtml(renderToStaticMarkup(data)),
  };
  return Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? slots[piece] : piece)));
}

/**
 * Chooses the rules of the classes in a page. Where scripts render the page, its other rules follow as a file (app/hydrate.tsx), but those of
 * the frame, which the next page may use, do not.
 */
function stylesOf({ styles, ownStyles, styleFile }: PageAssets, classes: ReadonlySet<string>): string {
  return (styleFile ? styles : usedStyles(styles, classes)) + usedStyles(ownStyles, classes);
}

/** A document without the page's own parts, in the order of writing, and the classes in it. */
type Frame = { pieces: readonly (Buffer | Slot)[]; classes: ReadonlySet<string> };

// Keyed by the assets of pages of one kind; the development server creates new assets for each page, so every change shows.
const frames = new WeakMap<PageAssets, Map<string, { shell: Shell; frame: Frame }>>();

function frameOf({ shell, layout, path, pageType, hydration }: DocumentParts): Frame {
  const currentPath = leadsTo(shell.content.navigation.header, path) ? path : '';
  const ofKind = frames.get(shell.assets) ?? new Map<string, { shell: Shell; frame: Frame }>();
  frames.set(shell.assets, ofKind);
  const key = `${layout} ${currentPath}`;
  const kept = ofKind.get(key);
  if (kept && isSame(kept.shell, shell)) return kept.frame;
  const frame = piecesOf(
    `<!doctype html>${renderToStaticMarkup(
      <Document
        {...{ shell, layout, currentPath, pageType }}
        brokenPage={hydration !== undefined && <BrokenPage ownTexts={shell.country.errorPage} />}
      />,
    )}`,
  );
  ofKind.set(key, { shell, frame });
  return frame;
}

// Content, credit rules and experiments change while the program runs.
function isSame(one: Shell, other: Shell): boolean {
  return (Object.keys(other) as (keyof Shell)[]).every((name) => one[name] === other[name]);
}

const marks = new RegExp(`(?:<template>)?${blanks.source}(?:</template>)?`);

function piecesOf(html: string): Frame {
  return {
    // Because the expression has parentheses, every second piece is the name of a slot.
    pieces: html.split(marks).map((piece, index) => (index % 2 === 1 ? (piece as Slot) : inOwnMemory(piece))),
    classes: addClasses(html, new Set(givenByScripts)),
  };
}

/** Encodes a text into memory of its own: `Buffer.from` cuts small buffers out of slabs of 64 KB, and a kept one keeps its slab. */
function inOwnMemory(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}
