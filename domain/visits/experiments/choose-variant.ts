type Choice = {
  variants: readonly [string, string];
  /** exp_flow of the query */
  asked: string | null;
  /** the visitor's earlier variant */
  stored: string | null;
  random: () => number;
};

/**
 * Chooses a visitor's variant: the one in the address, else the earlier one, else a random one with equal chances. An unknown word
 * does not count. Source: product specification, sections 4 and 5.
 */
export function chooseVariant({ variants, asked, stored, random }: Choice) {
  const known = [asked, stored].find((flow) => flow !== null && variants.includes(flow));
  return { variant: known ?? variants[random() < 0.5 ? 0 : 1], isDrawn: known === undefined };
}
