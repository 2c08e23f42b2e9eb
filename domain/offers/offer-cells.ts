import { parseTypedNumber } from '#domain/base/text/parse-number.ts';

/** How a value stands in one cell of a table that people edit. */
export type Cell<Value> = {
  write: (value: Value) => string;
  /** not yet checked: the schema of an offer says what is wrong with it */
  read: (text: string) => unknown;
};

const SEPARATOR = ' | ';
const truths: Readonly<Record<string, boolean>> = {
  da: true,
  true: true,
  '1': true,
  nu: false,
  false: false,
  '0': false,
};

/** The ways of the cells. What can not be read stays text, which the schema then refuses with its place. */
export const cells = {
  text: { write: (value: string) => value, read: (text) => text } satisfies Cell<string>,
  optional: { write: (value: string | null) => value ?? '', read: (text) => text || null } satisfies Cell<
    string | null
  >,
  number: { write: writeNumber, read: readNumber } satisfies Cell<number | null>,
  list: {
    write: (values: readonly string[]) => values.join(SEPARATOR),
    read: (text) =>
      text
        .split('|')
        .map((part) => part.trim())
        .filter(Boolean),
  } satisfies Cell<readonly string[]>,
  textOr: <Value extends string>(usual: Value): Cell<Value> => ({
    write: (value) => value,
    read: (text) => text || usual,
  }),
  truth: (usual: boolean): Cell<boolean> => ({
    write: (value) => (value ? 'da' : 'nu'),
    read: (text) => (text === '' ? usual : (truths[text.toLowerCase()] ?? text)),
  }),
};

/** A comma before the decimals; nothing for null. */
export function writeNumber(value: number | null): string {
  return value === null ? '' : String(value).replace('.', ',');
}

/** @returns null for an empty cell */
export function readNumber(text: string): number | string | null {
  if (text === '') return null;
  const typed = parseTypedNumber(text);
  return typed.ok ? typed.value : text;
}
