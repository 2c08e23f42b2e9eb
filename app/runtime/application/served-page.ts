/** Data of a page, and the name of the state they are in; the document of a page made for one request names none. */
export type PageState = { state?: string; data: unknown };

/** What an application's document says of its page: its module of the route table, and its data, or where they are. */
export type ServedPage = {
  module: string;
  /** file with the rules of its module; none in development */ styles?: string;
} & ((PageState & { from?: never }) | { from: string; state: string });
