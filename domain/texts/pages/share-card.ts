/** Paths in a box of some width and height, each with the look of a chart's mark. */
type Marks = { width: number; height: number; paths: readonly { look: string; path: string }[] };

/** Drawing on the picture of a page. */
export type CardDrawing =
  | ({ kind: 'chart'; axis: { top?: string; bottom?: string; ends?: readonly [string, string] } } & Marks)
  /** bars on one scale: the principal, its cost, and the rest up to the edge, in parts of the longest */
  | {
      kind: 'bars';
      rows: readonly { label: string; end: string; amount: number; cost: number; edge: number }[];
    }
  /** days on a line, from 0 to 1 */
  | { kind: 'days'; at: readonly number[]; ends: readonly [string, string] }
  | { kind: 'facts'; facts: readonly { label: string; value: string }[] };

/**
 * Content of a page's share picture: its name and its own drawing. Others copy and keep it, so it holds no visitor's data, and no
 * figure without its date.
 * @see docs/decisions/123-pictures-of-pages.md
 */
export type ShareCard = {
  eyebrow: string;
  title: string;
  /** subject of the drawing */
  caption?: string;
  /** legend of the drawing; undefined for a single thing */
  key?: readonly { look: string; label: string }[];
  drawing: CardDrawing;
  /** source and date of the figures */
  note: string;
};

/** Folder of pages' pictures below /share/. */
const FOLDER = 'pagini';

/**
 * Builds the name of a page's picture below /share/, without its ending. It changes with the drawing, so that networks, which cache
 * a picture by its address, fetch the new one.
 * @param path of the page, with both slashes
 */
export function cardName(path: string, card: ShareCard): string {
  return `${FOLDER}${path.slice(0, -1)}.${cardHash(card)}`;
}

/**
 * Parses the name of a picture. @param name written by cardName @returns the path of the page, and the hash of its picture; null
 * for anything else
 */
export function readCardName(name: string): { path: string; hash: string } | null {
  const [, path, hash] = /^pagini(\/[a-z0-9/-]{1,120})\.([0-9a-f]{16})$/.exec(name) ?? [];
  return path === undefined || hash === undefined ? null : { path: `${path}/`, hash };
}

const FNV_PRIME = 0x1000193;

/** Hashes a card: another drawing has another hash. 16 hexadecimal digits. */
export function cardHash(card: ShareCard): string {
  const text = JSON.stringify(card);
  // FNV-1a of 32 bits, from two starts: it distinguishes drawings, and protects no secret.
  let [one, other] = [0x811c9dc5, FNV_PRIME];
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charCodeAt(index);
    one = Math.imul(one ^ sign, FNV_PRIME);
    other = Math.imul(other ^ sign, FNV_PRIME);
  }
  return hexadecimal(one) + hexadecimal(other);
}

const hexadecimal = (hash: number) => (hash >>> 0).toString(16).padStart(8, '0');
