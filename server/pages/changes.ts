/** PostgreSQL's channel of what changed: the payload is a tag of the route table, `offers` say. */
export const CHANGES = 'page_data';
