import type { Generated } from 'kysely';
import type { SubName, UtmName } from '#domain/visits/events/attribution.ts';

/** Visitors' events, and their departures to lenders. */
export type EventsTables = {
  events: EventsTable;
  event_ids: EventIdsTable;
  clicks: ClicksTable;
};

type Labels = Record<SubName | UtmName, string | null>;

export type EventsTable = Labels & {
  uuid: string;
  event_id: number;
  provider_id: string;
  session_id: string;
  client_id: string;
  domain: string;
  referer: string;
  path: string;
  cookieless: boolean;
  country: string;
  is_bot: boolean;
  received_at: Date;
};

type EventIdsTable = { uuid: string; received_at: Date };

type ClicksTable = Labels & {
  id: string;
  offer_id: string;
  country: string;
  session_id: string | null;
  client_id: string | null;
  /** page of the request: the address that led here, without the visitor's amounts */
  referer: string;
  placement: string | null;
  target_host: string;
  is_bot: boolean;
  /** `pid` of the visit, as it came; null without one */
  provider_id: Generated<string | null>;
  created_at: Date;
  /** when it reached the table: an outage lies between the two */
  stored_at: Generated<Date>;
};
