import type { JsonLdNode } from '#app/ui/json-ld.tsx';

type LenderFacts = {
  /** the brand */
  name: string;
  /** of the firm that signs the contract, where a register or the firm itself proves it */
  legalName: string | null;
  /** path of our page about it; null: none */
  path: string | null;
  /** what registers know it by */
  identifiers?: readonly { label: string; value: string }[];
};

/** Who lends: the firm by its legal name where that is proven, with the brand people know. */
export function lender(facts: LenderFacts, origin: string): JsonLdNode {
  const { name, legalName, path, identifiers = [] } = facts;
  return {
    '@type': 'Organization',
    '@id': path === null ? undefined : `${origin}${path}#creditor`,
    name: legalName ?? name,
    alternateName: legalName === null || legalName === name ? undefined : name,
    legalName: legalName ?? undefined,
    identifier:
      identifiers.length === 0
        ? undefined
        : identifiers.map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value })),
  };
}
