export type TextValues = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{([a-zA-Z]+)\}/;

/** Parts of a text with `{placeholders}`: plain pieces and names, alternately, starting with a plain piece. */
function textParts(text: string): string[] {
  return text.split(PLACEHOLDER);
}

/** A text with its placeholders replaced. @throws {RangeError} naming a placeholder without a value */
export function fillText(text: string, values: TextValues): string {
  return textParts(text)
    .map((part, index) => (index % 2 === 0 ? part : valueOf(part, values)))
    .join('');
}

/** Whether every placeholder of a text has a value. */
export function canFill(text: string, values: TextValues): boolean {
  return textParts(text).every((part, index) => index % 2 === 0 || values[part] !== undefined);
}

/** @throws {RangeError} when there is no such value: a page never shows braces */
function valueOf(name: string, values: TextValues): string {
  const value = values[name];
  if (value === undefined) throw new RangeError(`no value for {${name}}`);
  return value;
}
