import type { LenderKind } from './lender-kind-schema.ts';
import type { IdentityOrigin } from './identity-origin.ts';

/**
 * How far a lender is identified. `registered`: its register number is known, or the licence and authority of a bank of another
 * state. `number-not-found`: the company is known, its number is not; it can be reached, and no legal ceiling is claimed for it.
 * `told-by-feed`: an outside feed names it, and the operator answers for the feed; never in `sourced` mode. `missing`: the lender
 * is unknown, so there is no offer: not counted, not quoted, and no visitor is sent there.
 */
export type LenderIdentity = 'registered' | 'number-not-found' | 'told-by-feed' | 'missing';

type Sourced<T> = { value: T; origin: IdentityOrigin };

/** Fields of an offer that identify its lender. */
export type IdentifiedLender = {
  lenderKind: LenderKind;
  isToldByFeed?: true;
  legalName: Sourced<string> | null;
  registers: Sourced<readonly string[]> | null;
};

// General, special and evidence register of BNR: RG-PJR-41-110300, RS-PJR-33-110111/18.05.2018.
const REGISTER_NUMBER = /^R[GSE]-[A-Z]{3}-\d{2}-\d{6}(?!\d)/;
// Matches „instituție de credit din Malta, licența C 56251, supravegheată de MFSA”
const LICENCE_AND_AUTHORITY = /licen[țt]a [^,]*\d[^,]*,.*(?:supravegheat|autorizat)ă de \S/i;

/**
 * Determines how far a lender is identified. Only a register or the lender's own document counts, wherever a copy of it is kept: a
 * press article or a third party's list identifies nobody.
 * @see docs/decisions/054-who-lends.md and, for feeds, 081-feeds-of-others.md
 */
export function lenderIdentity(lender: IdentifiedLender): LenderIdentity {
  const { lenderKind } = lender;
  if (lender.isToldByFeed) return 'told-by-feed';
  const { legalName, registers } = provenIdentity(lender);
  const entries = registers?.value ?? [];
  if (lenderKind === 'foreign-bank') {
    return entries.some((entry) => LICENCE_AND_AUTHORITY.test(entry)) ? 'registered' : 'missing';
  }
  if (entries.some((entry) => REGISTER_NUMBER.test(entry))) return 'registered';
  return legalName ? 'number-not-found' : 'missing';
}

/** Returns the name and the register entries that may be shown as the lender's: null where unproven. */
export function provenIdentity<Lender extends Pick<IdentifiedLender, 'legalName' | 'registers'>>({
  legalName,
  registers,
}: Lender): Pick<Lender, 'legalName' | 'registers'> {
  return {
    legalName: legalName && isProof(legalName) ? legalName : null,
    registers: registers && isProof(registers) ? registers : null,
  };
}

/** Tells whether the law of the ceilings is known to bind this lender: an IFN with its register number. */
export function isBoundByCeilings(offer: {
  lenderKind: LenderKind;
  evidence: { identity: LenderIdentity };
}): boolean {
  return offer.lenderKind === 'ifn' && offer.evidence.identity === 'registered';
}

function isProof({ origin }: Sourced<unknown>): boolean {
  return origin === 'register' || origin === 'lender';
}
