import { openDataFiles } from '#app/partners/open-data/open-data-files.ts';
import { dataset } from '#app/shell/json-ld/dataset.ts';
import type { JsonLdNode } from '#app/ui/json-ld.tsx';
import type { Shell } from '#server/web/pages/page-contract.ts';
import type { OpenDataData } from './open-data.data.ts';

/** The open data, a file each; one that tells of no day yet is empty, and machines are not led to it. */
export function describeOpenData({ coverage }: OpenDataData, { origin, country }: Shell): JsonLdNode[] {
  const filled = openDataFiles.filter(({ name }) => coverage[name] !== null);
  return filled.map((file) => dataset({ ...file, coverage: coverage[file.name] }, origin, country.language));
}
