import { formatDate } from '#domain/base/text/format-date.ts';
import { formatAsPrinted } from '#domain/base/text/format-number.ts';
import { formatMoment } from '#app/desk/format-moment.ts';
import { partLabels, wordOf } from './journal-words.ts';

export type ChangedPart = { label: string; before: string | undefined; after: string | undefined };

/** Names of accounts and offers that entries mention, by their ids. */
export type Names = Readonly<Record<string, string>>;

/**
 * Lists the differences between two JSON values of an entry, in Romanian words: „perioada, unitatea”. A list is one part: a list
 * shifted by one would otherwise differ everywhere.
 */
export function changedParts(before: unknown, after: unknown, names: Names): ChangedPart[] {
  const [old, recent] = [partsOf(before, names), partsOf(after, names)];
  return [...new Set([...old.keys(), ...recent.keys()])]
    .map((label) => ({ label, before: old.get(label), after: recent.get(label) }))
    .filter((part) => part.before !== part.after);
}

function partsOf(value: unknown, names: Names, labels: readonly string[] = []): Map<string, string> {
  if (value === null || value === undefined) return new Map();
  if (typeof value !== 'object' || Array.isArray(value)) {
    return new Map([[labels.join(', ') || 'valoarea', inWords(value, names)]]);
  }
  return new Map(
    Object.entries(value).flatMap(([key, part]) => {
      const label = partLabels[key] ?? key;
      return [...partsOf(part, names, label === '' ? labels : [...labels, label])];
    }),
  );
}

/** Writes one stored value: a word, a name, a day, a moment, a number, or the text itself. */
function inWords(value: unknown, names: Names): string {
  if (Array.isArray(value)) return value.map((one) => inWords(one, names)).join('; ') || 'nimic';
  if (typeof value === 'object' && value !== null) {
    return [...partsOf(value, names)].map(([label, word]) => `${label}: ${word}`).join(', ');
  }
  if (typeof value === 'number') return formatAsPrinted(value);
  const text = String(value);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return formatMoment(text);
  if (/^\d{4}-\d\d(-\d\d)?$/.test(text)) return formatDate(text);
  return names[text] ?? wordOf(text) ?? text;
}
