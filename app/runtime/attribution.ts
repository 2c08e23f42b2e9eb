import {
  isMarked,
  type LabelName,
  labelNames,
  partnerNames,
  readLabels,
  utmNames,
  type VisitLabels,
} from '#domain/visits/events/attribution.ts';
import { textLimit } from '#domain/visits/events/clean-text.ts';
import { visitSource } from '#domain/visits/events/visit-source.ts';
import { mayStore } from './consent.ts';
import { readCookie, writeCookie } from './cookies.ts';

// End of the cookie while the session began without a visit: a tab resumed after its session was over.
const WOKEN = '&woken=1';

// Browsers silently drop a cookie of more than 4 096 bytes, name and attributes included, and keep the older one, with the
// previous partner.
const COOKIE_BYTES = 4000;

let labels: VisitLabels | undefined;

/**
 * Returns the source of this visit, and the `pid` and labels of the partner that sent it. They last as long as the document, and longer only in
 * the cookie, with consent. Call before `identifiers()`: an expired session starts a new visit.
 */
export function visitLabels(): VisitLabels {
  if (!labels) {
    labels = arrive();
    // The longest labels are cut first, so that identifiers stay whole while campaigns have room; in memory as well as in the
    // cookie, so that all pages send the same.
    for (let limit = textLimit; textOf(labels).length > COOKIE_BYTES;)
      labels = readLabels(new URLSearchParams(labels), labelNames, --limit);
    keepLabels();
  }
  return labels;
}

/** Renews the cookie, if consent allows one. */
export function keepLabels(): void {
  const text = textOf(visitLabels());
  if (text !== '' && mayStore()) writeCookie('attribution', text);
}

/** Records that a session begins without a visit: the next arrival from outside is a visit, with its own session. */
export function markWoken(): void {
  const cookie = readCookie('attribution');
  if (cookie && !cookie.endsWith(WOKEN)) writeCookie('attribution', cookie + WOKEN);
}

/**
 * Returns the query that names the source of the visitor: this page's, or that of our previous page when its link was followed
 * before the scripts could label it.
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
    // The visitor came from another page of ours, without a cookie: the source is unknown, and "typed in" would be invented.
    isKnown: cookie !== undefined || referrer.startsWith(`${location.origin}/`),
  });
  const partner = readLabels(search, partnerNames);
  if (source) {
    if (isWoken) writeCookie('session_id', '');
    return { ...source, ...partner };
  }
  // A partner's labels belong together: new ones replace all old ones.
  const known = Object.keys(partner).length > 0 ? utmNames : labelNames;
  return { ...readLabels<LabelName>(new URLSearchParams(cookie), known), ...partner };
}

const textOf = (marks: VisitLabels) => new URLSearchParams(marks).toString();
