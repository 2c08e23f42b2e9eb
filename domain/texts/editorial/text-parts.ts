/** A line or several lines of the frontmatter, for one key. */
export type FrontmatterPart = {
  key: string;
  /** as written, with its key */
  raw: string;
  /** what a field shows: the value of a line, or the lines below the key */
  value: string;
  /** whether the value is one line of text, quoted as its file does */
  isLine: boolean;
};

/** A text in its two parts. */
export type TextParts = { frontmatter: FrontmatterPart[]; body: string };

/** Splits a text; undefined for one without frontmatter. `joinText` gives it back byte for byte. */
export function splitText(text: string): TextParts | undefined {
  const [, frontmatter, body] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  if (frontmatter === undefined || body === undefined) return undefined;
  const raws: string[] = [];
  for (const line of frontmatter.split('\n')) {
    if (/^[a-zA-Z0-9]+:/.test(line) || raws.length === 0) raws.push(line);
    else raws.push(`${raws.pop() ?? ''}\n${line}`);
  }
  return { frontmatter: raws.map(readPart), body };
}

/** Joins the parts of a text. */
export function joinText({ frontmatter, body }: TextParts): string {
  return `---\n${frontmatter.map(({ raw }) => raw).join('\n')}\n---\n${body}`;
}

/** Returns a part with another value, written as the old one was where it can be. */
export function withValue(part: FrontmatterPart, value: string): FrontmatterPart {
  const { key, isLine, raw } = part;
  if (value === part.value) return part;
  const isQuoted = /^[a-zA-Z0-9]+: *['"]/.test(raw);
  if (isLine && !value.includes('\n'))
    return { ...part, value, raw: `${key}: ${isQuoted || !isPlain(value) ? quoted(value) : value}` };
  return {
    ...part,
    value,
    raw: /^[ \n-]/.test(value) || value.includes('\n') ? `${key}:\n${value}` : `${key}: ${value}`,
  };
}

function readPart(raw: string): FrontmatterPart {
  const [, key = '', rest = ''] = /^([a-zA-Z0-9]+):([^]*)$/.exec(raw) ?? ['', '', raw];
  const line = readLine(rest);
  if (line !== undefined) return { key, raw, value: line, isLine: true };
  return { key, raw, value: rest.replace(/^ *\n/, '').replace(/^ (?=\S)/, ''), isLine: false };
}

/** Reads one line of text; undefined where it is more than that. */
function readLine(rest: string): string | undefined {
  const written = rest.trim();
  if (rest.includes('\n')) return undefined;
  const [, single] = /^'((?:[^']|'')*)'$/.exec(written) ?? [];
  if (single !== undefined) return single.replaceAll("''", "'");
  return isPlain(written) ? written : undefined;
}

/** Whether YAML reads a value as it is written, as text or as a day. */
function isPlain(value: string): boolean {
  return /^[\p{L}\d][^:#\n'"[\]{}]*$/u.test(value) && !value.endsWith(' ');
}

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;
