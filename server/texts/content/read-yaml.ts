import { load, YAMLException } from 'js-yaml';

/** Most references of one text; the most of ours has four. */
const MOST_REFERENCES = 20;

/**
 * Reads YAML that stands in a text: its frontmatter, or a block. A few lines of references (`*name`) could hold themselves, or grow to
 * millions of values: they are counted.
 * @throws {YAMLException}
 */
export function readYaml(text: string): unknown {
  const value = load(text, { maxAliases: MOST_REFERENCES });
  if (holdsItself(value, [])) throw new YAMLException('a value holds itself');
  return value;
}

function holdsItself(value: unknown, above: readonly unknown[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (above.includes(value)) return true;
  const around = [...above, value];
  return Object.values(value).some((inner) => holdsItself(inner, around));
}
