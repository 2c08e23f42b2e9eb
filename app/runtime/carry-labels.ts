import {
  labelNames,
  readLabels,
  type SubName,
  subNames,
  type UtmName,
} from '#domain/visits/events/attribution.ts';
import { TYPED_IN } from '#domain/visits/events/visit-source.ts';
import { markedQuery, visitLabels } from './attribution.ts';
import { mayStore } from './consent.ts';
import { identifiers } from './identifiers.ts';
import { testFlow } from './test-flow.ts';

const REDIRECTOR = '/landing/redirector/';

/**
 * Gives links and forms the marks of this visit when they are used, so that a click is known by them, also when it
 * opens another tab. Those on the way to a lender get all of them. Others get what stood in the address, and only while
 * nothing may be stored: then the address is all that carries them.
 */
export function watchLinks(): void {
  const params = markedQuery();
  // `typein` (nobody sent the visitor) is a mark of our own: it goes to the lender, not into addresses of our pages.
  const names = params.get('utm_source') === TYPED_IN ? subNames : labelNames;
  const arrived = readLabels<UtmName | SubName>(params, names);
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
    // A fragment of this page stays one.
    const url = link && !link.getAttribute('href')?.startsWith('#') && pageOf(link.href);
    if (!url) return;
    const { search } = url;
    addMissing(url.searchParams, marksFor(url.pathname));
    if (url.search !== search) link.href = url.pathname + url.search + url.hash;
  }
}

/** The address, when it is of a page of this site; files and services have no slash at the end. */
function pageOf(href: string): URL | undefined {
  const url = new URL(href, location.href);
  return url.origin === location.origin && url.pathname.endsWith('/') ? url : undefined;
}

function addMissing(params: URLSearchParams | FormData, marks: Record<string, string>) {
  for (const [name, value] of Object.entries(marks)) if (!params.has(name)) params.set(name, value);
}

/** The source and the marks of the visit; of an experiment it takes part in, the variant stands in sub3. */
function departing(): Record<string, string> {
  const flow = testFlow();
  return { ...visitLabels(), ...(flow !== undefined && { sub3: flow }) };
}

/** Ids of one page's memory would say nothing to anyone after it. */
function keptIds() {
  const { session_id, client_id, cookieless } = identifiers();
  return cookieless ? {} : { session_id, client_id };
}
