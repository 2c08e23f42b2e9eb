/** Deepest nesting of data: no call of ours needs half of it. */
const DEEPEST = 16;

/** Error for data that cannot be stored. `message` is a sentence for people; `field` names the place, '' for the whole. */
export class UnstorableInput extends Error {
  readonly statusCode = 400;
  readonly code: 'text-not-kept' | 'too-deep';
  readonly field: string;

  constructor(code: UnstorableInput['code'], field: string) {
    super(sentences[code]);
    this.code = code;
    this.field = field;
  }
}

const sentences = {
  'text-not-kept': 'Textul are un semn care nu se poate păstra. Ștergeți-l și scrieți-l din nou.',
  'too-deep': 'Datele trimise nu au forma așteptată.',
} as const;

type Place = { value: unknown; path: string; depth: number };

/**
 * Finds the problems of data that precede every rule: U+0000 and unpaired surrogates, which PostgreSQL refuses, and nesting so deep
 * that walking it would overflow the stack. One pass without recursion, safe on any data.
 * @returns undefined for data that can be stored
 */
export function findUnstorableInput(data: unknown): UnstorableInput | undefined {
  const places: Place[] = [{ value: data, path: '', depth: 0 }];
  for (let place = places.pop(); place; place = places.pop()) {
    const { value, path, depth } = place;
    if (typeof value === 'string' && !isKept(value)) return new UnstorableInput('text-not-kept', path);
    if (typeof value !== 'object' || value === null) continue;
    if (depth === DEEPEST) return new UnstorableInput('too-deep', '');
    for (const [name, inner] of Object.entries(value)) {
      if (!isKept(name)) return new UnstorableInput('text-not-kept', path);
      places.push({ value: inner, path: path ? `${path}.${name}` : name, depth: depth + 1 });
    }
  }
  return undefined;
}

function isKept(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}
