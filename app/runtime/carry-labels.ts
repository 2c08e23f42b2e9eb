import { type LabelName, labelNames, partnerNames, readLabels } from '#domain/visits/events/attribution.ts';
import { TYPED_IN } from '#domain/visits/events/visit-source.ts';
import { markedQuery, visitLabels } from './attribution.ts';
import { mayStore } from './consent.ts';
import { identifiers } from './identifiers.ts';
import { testFlow } from './test-flow.ts';

const REDIRECTOR = '/landing/redirector/';

/**
 * Adds the labels of this visit to links and forms when they are used, so that the click can be attributed, also in a new tab.
 * Links to a lender get all labels. Other links get those of the page's address, and only while nothing may be stored: then the
 * address is their only carrier.
 */
export function watchLinks(): void {
  const params = markedQuery();
  // `typein` (no referrer) is our own value: it goes to the lender, not into addresses of our pages.
  const names = params.get('utm_source') === TYPED_IN ? partnerNames : labelNames;
  const arrived = readLabels<LabelName>(params, names);
  const marksFor = (path: string): Record<string, string> => {
    if (path === REDIRECTOR) return { ...departing(), ...keptIds() };
    if (path === '/transition/') return departing();
    return mayStore() ? {} : arrived;
  };

  for (const type of ['click', 'auxclick', 'contextmenu']) addEventListener(type, markLink, true);
  addEventListener('formdata', ({ formData, target }) => {
    const { method, action } = target as HTMLFormElement;
    const url = pageOf(action);
    if (url && method === 'get') addMissing(formData, marksFor(url.pathname));
  });

  function markLink({ target }: Event) {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    // A fragment link within this page stays unchanged.
    const url = link && !link.getAttribute('href')?.startsWith('#') && pageOf(link.href);
    if (!url) return;
    const { search } = url;
    addMissing(url.searchParams, marksFor(url.pathname));
    if (url.search !== search) link.href = url.pathname + url.search + url.hash;
  }
}

/** Returns the parsed address if it is a page of this site; files and services have no slash at the end. */
function pageOf(href: string): URL | undefined {
  const url = new URL(href, location.href);
  return url.origin === location.origin && url.pathname.endsWith('/') ? url : undefined;
}

function addMissing(params: URLSearchParams | FormData, marks: Record<string, string>) {
  for (const [name, value] of Object.entries(marks)) if (!params.has(name)) params.set(name, value);
}

/** Returns the source and labels of the visit; sub3 holds the variant of an experiment. */
function departing(): Record<string, string> {
  const flow = testFlow();
  return { ...visitLabels(), ...(flow !== undefined && { sub3: flow }) };
}

/** Ids kept only in one page's memory mean nothing after that page. */
function keptIds() {
  const { session_id, client_id, cookieless } = identifiers();
  return cookieless ? {} : { session_id, client_id };
}
