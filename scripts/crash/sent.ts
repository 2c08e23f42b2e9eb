/** Requests of one kind, by a mark that is found again in the database. */
export type Sent = {
  /** acknowledged by the program, so they must never be lost */
  acknowledged: Set<string>;
  /** never acknowledged; stored or not, but not twice */
  open: Set<string>;
};

export const kinds = ['events', 'clicks', 'forms', 'conversions'] as const;
export type Kind = (typeof kinds)[number];

export type AllSent = {
  sent: Record<Kind, Sent>;
  /** responses of 400 and above, and missing ones, by name */
  failures: Map<string, number>;
};

export type Setting = {
  port: number;
  /** an offer whose link holds {click_id} */
  offerId: string;
  /** `pid` of a partner who gets a share of each loan */
  providerId: string;
  /** key of its lender's reports */
  postbackKey: string;
  signal: AbortSignal;
};

/** Settings of the visits, and the data they have sent so far. */
export type Sending = Setting & Pick<AllSent, 'sent'>;

/** Returns a count of nothing sent yet. */
export function newSent(): Sent {
  return { acknowledged: new Set(), open: new Set() };
}
