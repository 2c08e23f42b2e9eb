/** Paths in a box of some width and height, each with the look of a chart's mark. */
type Marks = { width: number; height: number; paths: readonly { look: string; path: string }[] };

/** What is drawn on the picture of a page. */
export type CardDrawing =
  | ({ kind: 'chart'; axis: { top?: string; bottom?: string; ends?: readonly [string, string] } } & Marks)
  /** bars on one scale: what is borrowed, what it costs, and the room up to the edge, in parts of the longest */
  | {
      kind: 'bars';
      rows: readonly { label: string; end: string; amount: number; cost: number; edge: number }[];
    }
  /** days on a line, from 0 to 1 */
  | { kind: 'days'; at: readonly number[]; ends: readonly [string, string] }
  | { kind: 'facts'; facts: readonly { label: string; value: string }[] };

/**
 * The picture of a page where its link is shared: what the page is and its own drawing. It is copied and kept by others, so it
 * holds nothing of a visitor's, and no figure without its date.
 * @see docs/decisions/123-pictures-of-pages.md
 */
export type ShareCard = {
  eyebrow: string;
  title: string;
  /** what is drawn */
  caption?: string;
  /** what is drawn how; none where there is one thing */
  key?: readonly { look: string; label: string }[];
  drawing: CardDrawing;
  /** whose figures these are, with their date */
  note: string;
};

/** Where the pictures of pages lie below /share/. */
const FOLDER = 'pagini';

/**
 * The name of a page's picture below /share/, without its ending. It changes with what is drawn, so that networks, which keep
 * a picture by its address, fetch the new one.
 * @param path of the page, with both slashes
 */
export function cardName(path: string, card: ShareCard): string {
  return `${FOLDER}${path.slice(0, -1)}.${cardHash(card)}`;
}

/** @param name as cardName makes it @returns the path of the page, and what its picture was known by; null for anything else */
export function readCardName(name: string): { path: string; hash: string } | null {
  const [, path, hash] = /^pagini(\/[a-z0-9/-]{1,120})\.([0-9a-f]{16})$/.exec(name) ?? [];
  return path === undefined || hash === undefined ? null : { path: `${path}/`, hash };
}

const FNV_PRIME = 0x1000193;

/** What a picture is known by: another drawing has another one. 16 hexadecimal digits. */
export function cardHash(card: ShareCard): string {
  const text = JSON.stringify(card);
  // FNV-1a of 32 bits, from two starts: it tells drawings apart, and keeps no secret.
  let [one, other] = [0x811c9dc5, FNV_PRIME];
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charCodeAt(index);
    one = Math.imul(one ^ sign, FNV_PRIME);
    other = Math.imul(other ^ sign, FNV_PRIME);
  }
  return hexadecimal(one) + hexadecimal(other);
}

const hexadecimal = (hash: number) => (hash >>> 0).toString(16).padStart(8, '0');
