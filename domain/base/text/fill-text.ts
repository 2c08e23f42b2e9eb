export type TextValues = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{([a-zA-Z]+)\}/;

/** Splits a text with `{placeholders}`: plain pieces and names, alternately, starting with a plain piece. */
function textParts(text: string): string[] {
  return text.split(PLACEHOLDER);
}

/** Replaces the placeholders of a text. @throws {RangeError} naming a placeholder without a value */
export function fillText(text: string, values: TextValues): string {
  return textParts(text)
    .map((part, index) => (index % 2 === 0 ? part : valueOf(part, values)))
    .join('');
}

/** Tells whether every placeholder of a text has a value. */
export function canFill(text: string, values: TextValues): boolean {
  return textParts(text).every((part, index) => index % 2 === 0 || values[part] !== undefined);
}

/** Returns the value of a placeholder. @throws {RangeError} when there is none: a page never shows braces */
function valueOf(name: string, values: TextValues): string {
  const value = values[name];
  if (value === undefined) throw new RangeError(`no value for {${name}}`);
  return value;
}
