import {
  isMarked,
  readLabels,
  subNames,
  utmNames,
  type SubName,
  type UtmName,
} from '#domain/events/attribution.ts';
import { visitSource } from '#domain/events/visit-source.ts';
import { mayStore } from './consent.ts';
import { readCookie, writeCookie } from './cookies.ts';

export type VisitLabels = Partial<Record<UtmName | SubName, string>>;

// Stands at the end of the cookie while the session is one that no visit began: a tab woke after its own was over.
const WOKEN = '&woken=1';

let labels: VisitLabels | undefined;

/**
 * Where this visit comes from and the marks of the partner who sent it. They stay while the document does; beyond
 * it only in the cookie, with consent. Call before `identifiers()`: a session that is over makes a new visit.
 */
export function visitLabels(): VisitLabels {
  if (!labels) {
    labels = arrive();
    keepLabels();
  }
  return labels;
}

/** Renews the cookie, when there may be one. */
export function keepLabels(): void {
  const text = new URLSearchParams(visitLabels()).toString();
  if (text !== '' && mayStore()) writeCookie('attribution', text);
}

/** Remembers that a session begins without a visit: the next one to come from outside is a visit, with a session of its own. */
export function markWoken(): void {
  const cookie = readCookie('attribution');
  if (cookie && !cookie.endsWith(WOKEN)) writeCookie('attribution', cookie + WOKEN);
}

/**
 * The query that says who sent the visitor: this page's, or that of our own page before it, of which a link was used before the
 * scripts had come to mark it.
 */
export function markedQuery(): URLSearchParams {
  const own = new URLSearchParams(location.search);
  if (isMarked(own) || readCookie('attribution') || !document.referrer.startsWith(`${location.origin}/`))
    return own;
  return new URL(document.referrer).searchParams;
}

function arrive(): VisitLabels {
  const search = markedQuery();
  const { referrer } = document;
  const cookie = mayStore() ? readCookie('attribution') : undefined;
  const isWoken = cookie?.endsWith(WOKEN);
  const source = visitSource({
    search,
    referrer,
    host: location.hostname,
    isNewVisit: isWoken || !mayStore() || readCookie('session_id') === undefined,
    // From another page of ours, without a cookie: nobody knows any more, and "typed in" would be invented.
    isKnown: cookie !== undefined || referrer.startsWith(`${location.origin}/`),
  });
  const subs = readLabels(search, subNames);
  if (source) {
    if (isWoken) writeCookie('session_id', '');
    return { ...source, ...subs };
  }
  const known = readLabels(new URLSearchParams(cookie), [...utmNames, ...subNames]);
  // A partner's marks belong together: new ones replace all of the old.
  if (Object.keys(subs).length > 0) for (const name of subNames) delete known[name];
  return { ...known, ...subs };
}
