import type { JsonLdNode } from '#app/ui/json-ld.tsx';

type LenderFacts = {
  /** the brand */
  name: string;
  /** of the company that signs the contract, where a register or the company itself proves it */
  legalName: string | null;
  /** path of our page about it; null without one */
  path: string | null;
  /** its identifiers in registers */
  identifiers?: readonly { label: string; value: string }[];
};

/** Describes a lender: the company by its legal name where proven, with the brand people know. */
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
