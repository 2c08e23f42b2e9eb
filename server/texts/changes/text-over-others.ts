import type { TextEntry } from '#domain/texts/editorial/text-entry.ts';
import type { OfficeTexts } from '#server/texts/content/office-texts.ts';
import type { LiveTexts } from './live-texts.ts';
import { movedSlugs } from './moved-slugs.ts';
import type { TextsNow } from './read-texts-now.ts';
import { slugInText } from './slug-in-text.ts';

/** Returns the public text of a file, or the file's own; null: neither exists. */
export function presentText(live: LiveTexts, { publicOf }: TextsNow, file: string): string | null {
  return publicOf.get(file)?.text ?? live.textOf(file);
}

/** Lays a text over all others. Those that do not fit are not shown, and hinder no other. */
export function textOverOthers(
  live: LiveTexts,
  { officeTexts, left }: TextsNow,
  entry: TextEntry,
): OfficeTexts {
  const { file, text, leaves } = entry;
  const texts = new Map([...officeTexts.texts].filter(([one]) => !live.unfit().has(one)));
  if (live.isInFile(entry)) texts.delete(file);
  else texts.set(file, text);
  const all = leaves === undefined ? left : [...left, { slug: leaves, file }];
  return { ...officeTexts, texts, moved: movedSlugs(all, (one) => texts.get(one) ?? live.textOf(one)) };
}

/** Completes a written text with what it was made from. */
export function entryOf(
  live: LiveTexts,
  { file, text, readers }: Pick<TextEntry, 'file' | 'text' | 'readers'>,
  before: string | null,
): TextEntry {
  const [from, to] = [before === null ? undefined : slugInText(before), slugInText(text)];
  const leaves = from !== undefined && to !== undefined && from !== to ? from : undefined;
  return { file, text, before, hash: live.hashOf(file), readers, ...(leaves !== undefined && { leaves }) };
}

/** Tells whether a file changed in the content folder under a text of the office. */
export function isContested(live: LiveTexts, { publicOf }: TextsNow, file: string): boolean {
  const row = publicOf.get(file);
  return row !== undefined && row.hash !== live.hashOf(file) && !live.isInFile(row);
}
