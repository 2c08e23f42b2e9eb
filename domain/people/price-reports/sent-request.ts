import type { IsoDay } from '#domain/base/days/iso-day.ts';

/** A reader's report of a price request to a lender: all fields that are sent and stored, none about the reader. */
export type SentRequest = {
  /** slug of the lender's offer */
  lender: string;
  sentOn: IsoDay;
  /** null: nothing came so far */
  answer: RequestAnswer | null;
};

export type RequestAnswer = {
  /** on the day of the request or later */
  answeredOn: IsoDay;
  /** whether the price stood in it */
  gavePrice: boolean;
};
