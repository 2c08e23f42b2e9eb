import { useState } from 'react';
import type { LoanForm } from './use-loan-form.ts';

type FieldId = 'suma' | 'perioada';

/**
 * Which errors of the hero's form are shown: those of fields one has left, and all of them after a refused submit.
 * An error while one is still typing would only be in the way.
 */
export function useShownErrors(errors: LoanForm['errors']) {
  const [left, setLeft] = useState<readonly FieldId[]>([]);
  const messages: Record<FieldId, string | undefined> = { suma: errors.amount, perioada: errors.term };
  return {
    of: (id: FieldId) => (left.includes(id) ? messages[id] : undefined),
    leave: (id: FieldId) => setLeft((ids) => (ids.includes(id) ? ids : [...ids, id])),
    /** @returns id of the first wrong field, undefined when all are right */
    showAll: (): FieldId | undefined => {
      setLeft(['suma', 'perioada']);
      if (errors.amount) return 'suma';
      return errors.term ? 'perioada' : undefined;
    },
  };
}
