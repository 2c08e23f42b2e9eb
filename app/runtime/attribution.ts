import {
  isMarked,
  labelNames,
  readLabels,
  subNames,
  type VisitLabels,
} from '#domain/visits/events/attribution.ts';
import { textLimit } from '#domain/visits/events/clean-text.ts';
import { visitSource } from '#domain/visits/events/visit-source.ts';
import { mayStore } from './consent.ts';
import { readCookie, writeCookie } from './cookies.ts';

// Stands at the end of the cookie while the session is one that no visit began: a tab woke after its own was over.
const WOKEN = '&woken=1';

// Browsers drop a cookie of more than 4 096 bytes, name and attributes included, without a word, and keep the older one: the partner of before.
const COOKIE_BYTES = 4000;

let labels: VisitLabels | undefined;

/**
 * Where this visit comes from and the marks of the partner who sent it. They stay while the document does; beyond
 * it only in the cookie, with consent. Call before `identifiers()`: a session that is over makes a new visit.
 */
export function visitLabels(): VisitLabels {
  if (!labels) {
    labels = arrive();
    // The longest lose their ends first, so that identifiers stay whole while campaigns have room; here and not in the cookie alone, so that all pages say the same.
    for (let limit = textLimit; textOf(labels).length > COOKIE_BYTES;) labels = read(textOf(labels), --limit);
    keepLabels();
  }
  return labels;
}

/** Renews the cookie, when there may be one. */
export function keepLabels(): void {
  const text = textOf(visitLabels());
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
  const known = read(cookie);
  // A partner's marks belong together: new ones replace all of the old.
  if (Object.keys(subs).length > 0) for (const name of subNames) delete known[name];
  return { ...known, ...subs };
}

const textOf = (marks: VisitLabels) => new URLSearchParams(marks).toString();
const read = (text: string | undefined, limit?: number): VisitLabels =>
  readLabels(new URLSearchParams(text), labelNames, limit);
