import { globSync } from 'node:fs';
import { z } from 'zod';
import { startingLendingFacility } from '#domain/law/lending-facility.ts';
import { pointProblem, seriesBook, type SeriesEntry } from '#domain/base/series/series-book.ts';
import { type SeriesBook, seriesNames, seriesPointSchema } from '#domain/base/series/series.ts';
import { ContentError } from './content-error.ts';
import { readDataFile } from './read-content-files.ts';

const seriesFileSchema = z.strictObject({
  series: z.enum(seriesNames),
  points: z.array(seriesPointSchema),
});

/**
 * Reads the starting values of series from `series/*.yml` of the content folder.
 * @throws {ContentError} naming the file and each wrong field, a file under another name than its series', a repeated day, an
 * impossible value
 */
export function readSeries(folder: string): SeriesBook {
  const problems: string[] = [];
  const entries: SeriesEntry[] = [{ series: 'lombard', point: startingLendingFacility }];
  for (const file of globSync('series/*.yml', { cwd: folder }).toSorted()) {
    const { series, points } = readDataFile(folder, file, seriesFileSchema);
    const own = points.map((point) => ({ series, point }));
    if (file !== `series/${series}.yml`)
      problems.push(`${file}: series: the file of ${series} is series/${series}.yml`);
    const days = points.map(({ from }) => from);
    problems.push(
      ...own.flatMap((entry) => pointProblem(entry) ?? []).map((problem) => `${file}: ${problem}`),
      ...days.filter((day, at) => days.indexOf(day) !== at).map((day) => `${file}: two values of ${day}`),
    );
    entries.push(...own);
  }
  if (problems.length > 0) throw new ContentError(problems);
  return seriesBook(entries);
}
