import { RatesError } from './rates-error.ts';

/** An element by its local name: prefixes and namespaces are left out, since publishers change them. */
export type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
};

const TOKEN = /<!--[^]*?-->|<!\[CDATA\[([^]*?)\]\]>|<\?[^]*?\?>|<(\/?)([\w:.-]+)([^<>]*?)(\/?)>|([^<]+)/gy;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads a whole, well-formed XML document without a document type: the files of central banks have none, and without one
 * there is nothing to expand.
 * @throws {RatesError} not-xml for HTML, a document that ends too early, or anything else
 */
export function readXml(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const source = text.replace(/^\uFEFF/, '').trim();
  TOKEN.lastIndex = 0;
  for (let at = 0; at < source.length; at = TOKEN.lastIndex) {
    const token = TOKEN.exec(source);
    const parent = open.at(-1);
    if (!token || !parent)
      throw new RatesError('not-xml', `not XML at character ${at}: ${source.slice(at, at + 40)}`);
    const [, cdata, slash, tag, attributes = '', selfClosing, content] = token;
    if (content !== undefined || cdata !== undefined) parent.text += cdata ?? decoded(content ?? '');
    if (tag === undefined) continue;
    if (slash) {
      if (open.length < 2 || parent.name !== localName(tag))
        throw new RatesError('not-xml', `</${tag}> closes nothing`);
      open.pop();
      continue;
    }
    const element = { name: localName(tag), attributes: readAttributes(attributes), children: [], text: '' };
    parent.children.push(element);
    if (!selfClosing) open.push(element);
  }
  const [document] = root.children;
  if (open.length > 1) throw new RatesError('not-xml', `the document ends inside <${open.at(-1)?.name}>`);
  if (!document || root.children.length > 1 || root.text.trim()) {
    throw new RatesError('not-xml', 'the document is not one element');
  }
  return document;
}

/** The first child with a name. */
export function findChild(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((child) => child.name === name);
}

function readAttributes(text: string): Record<string, string> {
  const entries = [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single]): [string, string] => [
    localName(name),
    decoded(double ?? single ?? ''),
  ]);
  return Object.fromEntries(entries);
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function decoded(text: string): string {
  return text.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
