import { globSync } from 'node:fs';
import { lenderEvidenceSchema, type LenderEvidence } from '#domain/offers/evidence/lender-evidence.ts';
import { ContentError } from './content-error.ts';
import { readDataFile } from './read-content-files.ts';

/**
 * Reads the evidence of each lender's prices from `evidence/*.yml` of the content folder, by the slug of its offer.
 * @throws {ContentError} naming the file and each wrong field, a file under another name than its lender's, an id used twice
 */
export function readEvidence(folder: string): ReadonlyMap<string, LenderEvidence> {
  const files = globSync('evidence/*.yml', { cwd: folder }).toSorted();
  const all = files.map((file) => ({ file, evidence: readDataFile(folder, file, lenderEvidenceSchema) }));
  const ids = all.flatMap(({ evidence }) => evidence.items.map(({ id }) => id));
  const problems = [
    ...all.flatMap(({ file, evidence: { lender } }) =>
      file === `evidence/${lender}.yml`
        ? []
        : [`${file}: lender: the file of ${lender} is evidence/${lender}.yml`],
    ),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `evidence: two items have the id ${id}`),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return new Map(all.map(({ evidence }) => [evidence.lender, evidence]));
}
