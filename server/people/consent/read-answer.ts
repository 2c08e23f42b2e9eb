import { consentPurposes, type ConsentPurpose } from '#domain/law/consent/consent.ts';
import type { ConsentsTable } from '#server/db/tables/consent-tables.ts';

export type GivenAnswer = { choice: ConsentsTable['choice']; purposes: readonly ConsentPurpose[] };

/** Reads the answer of one of our forms: all, nothing, or the ticked purposes. Undefined: not one of our forms. */
export function readAnswer(form: URLSearchParams): GivenAnswer | undefined {
  const refused: GivenAnswer = { choice: 'refused', purposes: [] };
  switch (form.get('raspuns')) {
    case 'accept':
      return { choice: 'accepted', purposes: consentPurposes };
    case 'refuz':
      return refused;
    case 'alegere': {
      const ticked = new Set(form.getAll('scop'));
      const purposes = consentPurposes.filter((purpose) => ticked.has(purpose));
      return purposes.length > 0 ? { choice: 'chosen', purposes } : refused;
    }
    default:
      return undefined;
  }
}
