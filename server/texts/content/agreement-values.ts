import type { Operator } from '#server/base/operator.ts';
import type { PlaceholderValues } from './placeholders.ts';

/**
 * Returns placeholders that limit a sentence to an operator that may be paid, or to one that may not: without an authorisation no
 * paid terms come into force, so that texts about their absence stay true. They add no words.
 */
export function agreementValues({ OPERATOR_AUTHORISATION: authorisation }: Operator): PlaceholderValues {
  return {
    'mod.fara_acorduri': authorisation ? null : '',
    'mod.cu_acorduri': authorisation ? '' : null,
  };
}
