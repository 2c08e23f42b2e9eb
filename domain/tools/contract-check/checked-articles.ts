import { citationOf, type LawLibrary } from '#domain/texts/law-library.ts';
import { checks, type Citations } from './check-contract.ts';

/** The articles that any of the checks leans on. @throws {RangeError} naming one that the library does not have */
export function checkedArticles(law: LawLibrary): Citations {
  const ids = new Set(checks.flatMap(({ basis }) => basis));
  return Object.fromEntries([...ids].map((id) => [id, citationOf(law.get(id))]));
}
