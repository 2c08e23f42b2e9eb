/** PostgreSQL's channel of changed data: the payload is a tag of the route table, for instance `offers` or `comments/dae`. */
export const CHANGES = 'page_data';
