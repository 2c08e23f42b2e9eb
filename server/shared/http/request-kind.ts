/** The kinds of requests that metrics tell apart; `page` includes files of the application and the data of pages. */
export const requestKinds = [
  'page',
  'form',
  'event',
  'click',
  'report',
  'call',
  'office',
  'monitor',
] as const;
export type RequestKind = (typeof requestKinds)[number];

const byStart: readonly (readonly [start: string, kind: RequestKind])[] = [
  ['/api/event', 'event'],
  ['/api/postback', 'report'],
  ['/api/admin/', 'office'],
  ['/api/health', 'monitor'],
  ['/api/ready', 'monitor'],
  ['/api/', 'call'],
  ['/admin/', 'office'],
  ['/landing/redirector/', 'click'],
];

/** Tells the kind of a request. @param address path and query, as requested */
export function requestKind(method: string, address: string): RequestKind {
  const known = byStart.find(([start]) => address.startsWith(start));
  return known?.[1] ?? (method === 'POST' ? 'form' : 'page');
}
