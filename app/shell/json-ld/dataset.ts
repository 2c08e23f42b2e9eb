import type { JsonLdNode } from '#app/ui/json-ld.tsx';
import { publisher } from './site.ts';

type OpenFile = {
  /** of the file, without its extension: serii */
  name: string;
  title: string;
  /** its contents, 50 characters or more together with the title */
  what: string;
  /** period covered, ISO 8601: 2019-05-02/2026-11-20; null if unknown */
  coverage: string | null;
};

const LICENCE = 'https://creativecommons.org/licenses/by/4.0/deed.ro';
const encodings = { csv: 'text/csv', json: 'application/json' } as const;

/** Describes a file of the open data with its two formats (docs/decisions/114-open-data.md). */
export function dataset(
  { name, title, what, coverage }: OpenFile,
  origin: string,
  language: string,
): JsonLdNode {
  const page = `${origin}/date-deschise/`;
  return {
    '@type': 'Dataset',
    '@id': `${page}#${name}`,
    name: `${title}, date deschise ale site-ului Împrumut Clar`,
    description: `${title}: ${what}.`,
    url: page,
    inLanguage: language,
    license: LICENCE,
    isAccessibleForFree: true,
    creator: publisher(origin),
    publisher: publisher(origin),
    spatialCoverage: 'România',
    temporalCoverage: coverage ?? undefined,
    distribution: Object.entries(encodings).map(([ending, encodingFormat]) => ({
      '@type': 'DataDownload',
      contentUrl: `${page}v1/${name}.${ending}`,
      encodingFormat,
    })),
  };
}
