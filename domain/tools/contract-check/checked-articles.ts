import { citationOf, type LawLibrary } from '#domain/texts/law-library.ts';
import { checks, type Citations } from './check-contract.ts';

/** Collects the articles that any check relies on. @throws {RangeError} naming one that is missing from the library */
export function checkedArticles(law: LawLibrary): Citations {
  const ids = new Set(checks.flatMap(({ basis }) => basis));
  return Object.fromEntries([...ids].map((id) => [id, citationOf(law.get(id))]));
}
