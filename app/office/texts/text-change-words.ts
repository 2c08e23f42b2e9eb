/** What became of a proposed text, where it is not what becomes of other proposals. */
export const textChangeWords = {
  public: 'pe site',
  retired: 'înlocuită de un text mai nou',
  ended: 'cuprinsă în fișier',
} as const;
