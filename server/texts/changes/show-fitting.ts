import { ContentError } from '#server/texts/content/content-error.ts';
import type { OfficeTexts } from '#server/texts/content/office-texts.ts';

/**
 * Shows all texts that fit the rest of the content.
 * @param show makes the site of these texts over the files
 * @returns the problem of each text that does not fit, whose file is shown
 * @throws {ContentError} when the files alone do not fit
 */
export function showFitting(
  officeTexts: OfficeTexts,
  show: (officeTexts: OfficeTexts) => void,
): ReadonlyMap<string, string> {
  const texts = new Map(officeTexts.texts);
  const unfit = new Map<string, string>();
  for (;;) {
    try {
      show({ ...officeTexts, texts });
      return unfit;
    } catch (error) {
      if (!(error instanceof ContentError) || texts.size === 0) throw error;
      const { problems } = error;
      const problemOf = (file: string) => problems.find((problem) => problem.includes(file));
      const named = [...texts.keys()].filter((file) => problemOf(file) !== undefined);
      for (const file of named.length > 0 ? named : [...texts.keys()]) {
        texts.delete(file);
        unfit.set(file, problemOf(file) ?? problems[0] ?? '');
      }
    }
  }
}
