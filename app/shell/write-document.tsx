import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { leadsTo } from './header.tsx';
import { DataScript } from '#app/ui/data-script.tsx';
import { JsonLd, type JsonLdNode } from '#app/ui/json-ld.tsx';
import { blanks } from '#app/ui/kept-markup.ts';
import { PageAddress } from '#app/ui/page-address.ts';
import { escapeHtml } from '#domain/base/text/escape-html.ts';
import type { PageAssets, PageRoute, Shell } from '#server/web/pages/page-contract.ts';
import { unlinked } from './unlinked.ts';
import { Document, type Slot } from './document.tsx';
import { encodeHtml } from './encode-html.ts';

type DocumentParts = {
  shell: Shell;
  layout: PageRoute['layout'];
  path: string;
  /** module of the route table; error on an error page */
  pageType: string;
  /** what the page is about, for search engines */
  about?: readonly JsonLdNode[];
  /** what the page needs to become alive in the browser; left out on documents */
  hydration?: unknown;
  page: ReactNode;
};

/**
 * The whole HTML document of a page. Most of it is the same on every page of its kind (styles, header, footer): that is
 * rendered and encoded once, and each time only what is the page's own.
 */
export function writeDocument(parts: DocumentParts): Buffer {
  const { shell, path, about = [], hydration, page } = parts;
  // React marks the borders between texts for hydration; a page that is never hydrated goes without.
  const render = hydration === undefined ? renderToStaticMarkup : renderToString;
  const html = render(
    <PageAddress value={{ origin: shell.origin, path }}>
      {about.length > 0 && <JsonLd nodes={about} />}
      <div id="page">{page}</div>
    </PageAddress>,
  );
  const { leadsNowhere } = shell;
  const own = encodeHtml(leadsNowhere && hydration === undefined ? unlinked(html, leadsNowhere) : html);
  // React puts what it hoists into the head (title, meta, links) before the page itself.
  const headEnd = own.indexOf('<div id="page">');
  const data = hydration !== undefined && <DataScript id="page-data" value={hydration} />;
  const slots: Record<Slot, Buffer> = {
    head: own.subarray(0, headEnd),
    path: Buffer.from(escapeHtml(path)),
    page: own.subarray(headEnd),
    data: encodeHtml(renderToStaticMarkup(data)),
  };
  return Buffer.concat(frameOf(parts).map((piece) => (typeof piece === 'string' ? slots[piece] : piece)));
}

/** A document without what is a page's own, in the order in which it is written. */
type Frame = readonly (Buffer | Slot)[];

// By what pages of one kind load; the development server gives it anew for each page, and with it all changes.
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
      <Document {...{ shell, layout, currentPath, pageType }} isApp={hydration !== undefined} />,
    )}`,
  );
  ofKind.set(key, { shell, frame });
  return frame;
}

// Content, rules of credit and experiments change while the program runs.
function isSame(one: Shell, other: Shell): boolean {
  return (Object.keys(other) as (keyof Shell)[]).every((name) => one[name] === other[name]);
}

const marks = new RegExp(`(?:<template>)?${blanks.source}(?:</template>)?`);

function piecesOf(html: string): Frame {
  // With its parentheses, the expression leaves every second piece the name of a slot.
  return html.split(marks).map((piece, index) => (index % 2 === 1 ? (piece as Slot) : Buffer.from(piece)));
}
