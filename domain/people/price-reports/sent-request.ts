import type { IsoDay } from '#domain/base/days/iso-day.ts';

/** What a reader tells of a request for a lender's price: everything that is sent and kept, and nothing of the reader. */
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
