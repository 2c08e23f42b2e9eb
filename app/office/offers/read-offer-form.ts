import { parseTypedNumber } from '#domain/base/text/parse-number.ts';

const lists = /^(tags|registers\.value)$/;
const nullWhenEmpty = /^(url|lenderLink|field2|field4|stars|.+\.source\.(url|date|readAt))$/;
const leftOutWhenEmpty = /^conditions\.\d+\.arrival$/;

/**
 * The offer a form holds, as JSON for the server, which checks it: fields are named by their path in the offer
 * (`example.source.date`). A figure of which nothing is filled in is null; what can not be read as a number stays text.
 */
export function readOfferForm(fields: FormData): Record<string, unknown> {
  const entries = [...fields].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const figures = entries.flatMap(([path]) => /^(?!conditions\.)(\w+)\./.exec(path)?.[1] ?? []);
  const offer: Record<string, unknown> = {
    isActive: fields.has('isActive'),
    asnef: fields.has('asnef'),
    ...Object.fromEntries(figures.map((name) => [name, null])),
  };
  const filled = new Set(entries.filter(([, text]) => text.trim() !== '').map(([path]) => groupOf(path)));
  for (const [path, text] of entries) {
    const isPart = path.includes('.');
    if (path === 'isActive' || path === 'asnef' || (isPart && !filled.has(groupOf(path)))) continue;
    setAt(offer, path.split('.'), valueOf(path, text));
  }
  // Emptied conditions leave gaps among the others.
  offer['conditions'] = Object.values(offer['conditions'] ?? {});
  return offer;
}

/** „example” of „example.source.date”; a condition is a group of its own. */
function groupOf(path: string): string {
  const [name = '', index = ''] = path.split('.');
  return name === 'conditions' ? `${name}.${index}` : name;
}

function valueOf(path: string, typed: string): unknown {
  const text = typed.trim();
  if (text === '' && nullWhenEmpty.test(path)) return null;
  if (text === '' && leftOutWhenEmpty.test(path)) return undefined;
  if (lists.test(path)) {
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  }
  if (path !== 'stars') return text;
  const number = parseTypedNumber(text);
  return number.ok ? number.value : text;
}

function setAt(target: Record<string, unknown>, [name = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  const inner = (target[name] ?? {}) as Record<string, unknown>;
  target[name] = inner;
  setAt(inner, rest, value);
}
