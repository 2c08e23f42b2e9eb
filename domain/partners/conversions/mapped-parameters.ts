import { type DialectName, dialectNames, dialectOf, reportParts } from './dialects.ts';

/** Marker of a body that could not be read. */
export const UNREADABLE_BODY = { name: 'body', value: 'unreadable' } as const;

const LONGEST = 255;

/**
 * Reduces a report to the parameters that are read, as a query by our own names; of a repeated name the last one. Lenders send the fields of
 * their network, which may identify the borrower: such data are not ours to store.
 * @param dialect of the report's key
 */
export function mappedQuery(sent: URLSearchParams, dialect: DialectName): string {
  const { parameters } = dialectOf(dialect);
  const kept = new URLSearchParams();
  for (const [name, value] of sent) {
    for (const part of reportParts) if (parameters[part] === name) kept.set(part, cut(value));
    if (name === UNREADABLE_BODY.name) kept.set(name, UNREADABLE_BODY.value);
  }
  return kept.toString();
}

/**
 * Reduces a report with an unknown key, by its original names: a parameter that any dialect reads is stored where the report names a
 * click as that dialect does.
 */
export function unmappedQuery(sent: URLSearchParams): string {
  const spoken = dialectNames.map(dialectOf).filter(({ parameters }) => sent.has(parameters.click_id));
  const read = (spoken.length > 0 ? spoken : [dialectOf('generic')]).flatMap(({ parameters }) =>
    Object.values(parameters),
  );
  const kept = new URLSearchParams();
  for (const [name, value] of sent) {
    if (read.includes(name)) kept.set(name, cut(value));
    else if (name === UNREADABLE_BODY.name) kept.set(name, UNREADABLE_BODY.value);
  }
  return kept.toString();
}

function cut(value: string): string {
  return value.trim().slice(0, LONGEST + 1);
}
