import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { RatesError } from './rates-error.ts';

/** An element by its local name: prefixes and namespaces are dropped, since publishers change them. */
export type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
};

const ATTRIBUTES = ':@';
const TEXT = '#text';

/** The library's order-keeping form: one key with the children, the attributes beside it; or text. */
type Node = Record<string, unknown>;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
});

/**
 * Reads a whole, well-formed XML document without a document type: the files of central banks have none, and without one there are
 * no entities to expand.
 * @throws {RatesError} not-xml for HTML, a truncated document, or anything else
 */
export function readXml(text: string): XmlElement {
  const source = text.replace(/^\uFEFF/, '').trim();
  if (/<!DOCTYPE/i.test(source)) throw new RatesError('not-xml', 'a document type is not read');
  const valid = XMLValidator.validate(source);
  if (valid !== true) throw new RatesError('not-xml', `line ${valid.err.line}: ${valid.err.msg}`);
  const [document, ...others] = parse(source).filter((node) => !(TEXT in node));
  if (!document || others.length > 0) throw new RatesError('not-xml', 'the document is not one element');
  return toElement(document);
}

// The library may refuse well-formed documents too: a hundred levels, names reserved by JavaScript.
function parse(source: string): Node[] {
  try {
    return parser.parse(source) as Node[];
  } catch (error) {
    throw new RatesError('not-xml', (error as Error).message, { cause: error });
  }
}

/** Finds the first child with a name. */
export function findChild(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((child) => child.name === name);
}

function toElement(node: Node): XmlElement {
  const name = Object.keys(node).find((key) => key !== ATTRIBUTES) ?? '';
  const inside = node[name] as Node[];
  const attributes = Object.entries((node[ATTRIBUTES] ?? {}) as Record<string, string>);
  return {
    name: localName(name),
    attributes: Object.fromEntries(attributes.map(([key, value]) => [localName(key), value])),
    children: inside.filter((child) => !(TEXT in child)).map(toElement),
    text: inside.map((child) => (child[TEXT] as string | undefined) ?? '').join(''),
  };
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
