/** The days of terms: yyyy-mm-dd, in Bucharest, both included. */
export type TermsDays = {
  /** first day in force */
  from: string;
  /** last day in force; null: without an end */
  until: string | null;
};

/**
 * What two people decide about terms: new ones, or the last day of earlier ones. `subject` is the offer, or the partner. Nothing is
 * ever taken back, so that the terms of a past day stay.
 */
export type TermsEntry<Terms extends TermsDays> =
  | { subject: string; begins: Omit<Terms, 'id'> }
  | { subject: string; ends: { id: number; until: string } };
