type Choice = {
  variants: readonly [string, string];
  /** the query's exp_flow */
  asked: string | null;
  /** the variant this visitor had before */
  stored: string | null;
  random: () => number;
};

/**
 * A visitor's variant: the one the address asks for, else the one from before, else one drawn, each as likely. A word that
 * is none of the two does not count. Source: product specification, sections 4 and 5.
 */
export function chooseVariant({ variants, asked, stored, random }: Choice) {
  const known = [asked, stored].find((flow) => flow !== null && variants.includes(flow));
  return { variant: known ?? variants[random() < 0.5 ? 0 : 1], isDrawn: known === undefined };
}
