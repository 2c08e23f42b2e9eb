import type { LenderKind } from './lender-kind-schema.ts';
import { lenderIdentity, type IdentifiedLender, type LenderIdentity } from './lender-identity.ts';

const lenderKinds: Record<LenderKind, string | null> = {
  ifn: 'IFN',
  'foreign-bank': 'Bancă din alt stat',
  unknown: null,
};

/** Writes „IFN · RG-PJR-41-110300”, or the missing part, in the same words for every offer. */
export function identityInWords(lender: IdentifiedLender): string {
  const number: Record<LenderIdentity, string | null> = {
    registered: lender.registers?.value[0] ?? null,
    'number-not-found': 'nu avem numărul de registru',
    'told-by-feed': 'nu am verificat cine este',
    missing: 'nu am găsit firma care împrumută',
  };
  const parts = [lenderKinds[lender.lenderKind], number[lenderIdentity(lender)]];
  return parts.filter((part) => part !== null).join(' · ');
}
