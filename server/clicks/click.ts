import type { SubName, UtmName } from '#domain/events/attribution.ts';

/** One departure to a lender. */
export type Click = Partial<Record<SubName | UtmName, string>> & {
  /** UUID v4 made by the server; the lender gets it as {click_id} */
  id: string;
  offerId: string;
  country: string;
  sessionId: string | null;
  clientId: string | null;
  /** the page that led here, without its query, which may hold what the visitor asked for; '' when unknown */
  referer: string;
  /** which button of which page: the link's own word */
  placement: string | null;
  targetHost: string;
  isBot: boolean;
  createdAt: Date;
};
