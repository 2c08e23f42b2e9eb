/** A firm that pays the operator, as `/lista-partenerilor/` lists it. */
export type ListedPayer = {
  name: string;
  /** https */
  link: string;
  /** path of its logo */
  logo: string;
  /** what it pays for, of which offers and when; the amount is kept nowhere */
  terms: readonly {
    offerId: string;
    /** „un credit acordat” */
    paysFor: string;
    /** yyyy-mm-dd, first and last day; null: without an end */
    from: string;
    until: string | null;
  }[];
};
