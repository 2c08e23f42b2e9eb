/** A style sheet in pieces: declarations and statements as text, rules with what is inside them. */
type Piece = string | { options: readonly Option[]; inner: readonly Piece[] };

/** One selector of a rule's list, or the whole of an at-rule, with the classes an element or its surroundings must have. */
type Option = { text: string; classes: readonly string[] };

/** Classes that scripts of documents give to elements (app/runtime/); all others are in the markup. */
export const givenByScripts: readonly string[] = ['announced', 'error-text', 'field-error', 'sr'];

/** A style sheet with the classes it names, and what is left of it for the sets of them that pages had. */
type Sheet = { pieces: readonly Piece[]; names: readonly string[]; written: Map<string, string> };

const sheets = new Map<string, Sheet>();
// Most of a sheet is the frame's, the same on seventy kinds of pages: each block of a layer is read once for all of them.
const blocks = new Map<string, Pick<Sheet, 'pieces' | 'names'>>();
// Pages of a kind have few different sets: states of a form, guides with and without a chart. Each is up to 30 KB.
const KEPT = 8;

/** Adds the classes in some HTML to a set. */
export function addClasses(html: string, found: Set<string>): Set<string> {
  for (const [, names = ''] of html.matchAll(/ class="([^"]+)"/g)) {
    if (!names.includes(' ')) found.add(names);
    else for (const name of names.split(' ')) found.add(name);
  }
  return found;
}

/**
 * Returns a style sheet without the rules of classes that a page does not have, in the same order. Conditions in brackets (`:not(.a)`,
 * `:is(.a, .b)`) are not judged: their rules stay.
 * @param css minified: no comments
 */
export function usedStyles(css: string, classes: ReadonlySet<string>): string {
  const sheet = sheets.get(css) ?? read(css);
  sheets.set(css, sheet);
  const key = sheet.names.filter((name) => classes.has(name)).join(' ');
  const styles = sheet.written.get(key) ?? write(sheet.pieces, classes);
  if (sheet.written.size >= KEPT) sheet.written.clear();
  sheet.written.set(key, styles);
  return styles;
}

function write(pieces: readonly Piece[], classes: ReadonlySet<string>): string {
  const parts = pieces.map((piece) => {
    if (typeof piece === 'string') return piece;
    const used = piece.options.filter((option) => option.classes.every((name) => classes.has(name)));
    const inner = used.length > 0 && write(piece.inner, classes);
    return inner ? `${used.map(({ text }) => text).join(',')}{${inner}}` : '';
  });
  return parts.join('');
}

// A string, brackets with at most brackets and strings in them, or the end of a piece.
const token = /"(?:\\.|[^"\\])*"|\((?:"[^"]*"|[^()"]|\((?:[^()]|\([^()]*\))*\))*\)|[{};]/g;

function read(css: string): Sheet {
  const parts = blocksOf(css).map((text) => {
    const block = blocks.get(text) ?? readBlock(text);
    blocks.set(text, block);
    return block;
  });
  const names = new Set(parts.flatMap((part) => part.names));
  return { pieces: parts.flatMap(({ pieces }) => pieces), names: [...names], written: new Map() };
}

/** Splits a style sheet after each closing bracket that ends a rule of the outermost level. */
function blocksOf(css: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of css.matchAll(token)) {
    if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    if (sign !== '}' || depth > 0) continue;
    found.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return [...found, css.slice(start)];
}

function readBlock(css: string): Pick<Sheet, 'pieces' | 'names'> {
  const pieces: Piece[] = [];
  const open: Piece[][] = [pieces];
  const names = new Set<string>();
  let start = 0;
  for (const { 0: sign, index } of css.matchAll(token)) {
    const text = css.slice(start, index);
    if (sign === '{') {
      const inner: Piece[] = [];
      const options = optionsOf(text);
      for (const { classes } of options) for (const name of classes) names.add(name);
      open.at(-1)?.push({ options, inner });
      open.push(inner);
    } else if (sign === ';') open.at(-1)?.push(`${text};`);
    else if (sign === '}') {
      if (text) open.at(-1)?.push(text);
      open.pop();
    } else continue;
    start = index + 1;
  }
  return { pieces, names: [...names] };
}

function optionsOf(prelude: string): Option[] {
  if (prelude.startsWith('@')) return [{ text: prelude, classes: [] }];
  const brackets: string[] = [];
  const flat = prelude.replaceAll(token, (text) => `\0${brackets.push(text) - 1}\0`);
  return flat.split(',').map((selector) => ({
    text: selector.replaceAll(/\0(\d+)\0/g, (_, index) => brackets[Number(index)] ?? ''),
    classes: Array.from(selector.matchAll(/\.([\w-]+)/g), ([, name = '']) => name),
  }));
}
