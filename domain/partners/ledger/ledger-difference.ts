/** What a night's recount found unlike the entries of a partner. */
export type LedgerDifference = {
  partnerId: string;
  /**
   * sum: the entries of a conversion differ from those computed from reports and terms; unseen: a conversion of a paid click that the ledger never
   * looked at; decided: an adjustment or a payment is not what two people
   * decided; chain: an entry is not sealed to the one before it; statement: its last hash is not the one that was mailed; uncounted: the
   * recount of the partner failed
   */
  kind: 'sum' | 'unseen' | 'decided' | 'chain' | 'statement' | 'uncounted';
  /** the conversion, the subject, the number of the entry, the month, or the reason of the failure */
  subject: string;
  /** bani that are missing among the entries, with their sign; null where no sum is unlike */
  bani: number | null;
};
