import { initiate } from './client-state.ts';
import { createHttpClient } from './http-client.ts';
import { builds, pageConfig, sendPageView } from '#app/runtime/runtime.ts';

/** Server's response about a page: its data and the address of its styles. */
type Payload = { data: unknown; styles: string | null };
export type ShownPage = Payload & {
  path: string;
  module: string;
  /** aborted when a later navigation overtakes this one, which must then show nothing */
  signal: AbortSignal;
};

// The specification's delay of about 100 ms: by then title and address are the new page's.
const PAGE_VIEW_DELAY_MS = 100;
// The address changes to the target's at once; without this limit a missing page would leave the old page under the new address.
const LATEST_MS = 10_000;

/**
 * Moves between application pages without loading documents, on the platform's Navigation API. Where it is
 * missing, and for every other address, links stay links.
 * @param addresses of application pages, by module, after what loads it
 * @param links aborted when links are to be links from then on
 * @param show resolves when the page is in the document, and rejects when it can not be shown
 * @param giveUp what to do then, and when a page does not arrive; the address is that of the target already
 */
export function startNavigation(
  addresses: Readonly<Record<string, [unknown, ...paths: string[]]>>,
  links: AbortSignal,
  show: (page: ShownPage) => Promise<void>,
  giveUp: (error: unknown) => Promise<void>,
): void {
  if (!('navigation' in window) || !('URLPattern' in window) || !initiate('loanCommonInitiated')) return;
  const pages = Object.entries(addresses).flatMap(([module, [, ...paths]]) =>
    paths.map((pathname) => ({ module, pattern: new URLPattern({ pathname }) })),
  );
  const { tellSoon, tellNow } = pageViews();
  // A visitor who leaves during the delay has seen the page: its page view is sent now, under its own address.
  addEventListener('pagehide', tellNow);
  // The event's own signal is unsuitable: a fragment, a download or the browser's Stop would leave the old page at the new
  // address.
  let underWay = new AbortController();
  const onNavigate = (event: NavigateEvent) => {
    tellNow();
    const url = new URL(event.destination.url);
    const match = pages.find(({ pattern }) => pattern.test({ pathname: url.pathname }));
    if (event.hashChange || event.downloadRequest !== null || isReplacedSearch(event, url)) return;
    underWay.abort();
    const isDocument = !event.canIntercept || event.formData || event.navigationType === 'reload';
    // A page that was not prerendered may not exist: its document answers with the right status.
    const isUnknown = builds.prerendered?.includes(url.pathname) === false;
    if (builds.isOutdated || isDocument || !match || isUnknown) return;
    const move = (underWay = new AbortController());
    const { signal } = move;
    const arrive = async () => {
      const payload = await loadPayload(url, signal);
      await show({ path: url.pathname, module: match.module, signal, ...payload });
      signal.throwIfAborted();
    };
    event.intercept({
      handler: async () => {
        try {
          await Promise.race([arrive(), tooLate()]);
        } catch (error) {
          if (signal.aborted) return;
          // A response that arrives later must show nothing.
          move.abort();
          await giveUp(error);
          return;
        }
        markCurrent(url.pathname);
        announce(document.title);
        tellSoon();
      },
    });
  };
  navigation.addEventListener('navigate', onNavigate, { signal: links });
}

/** Rejects when a navigation exceeds its time limit. */
const tooLate = () =>
  new Promise<never>((_, reject) =>
    setTimeout(reject, LATEST_MS, new Error('the page did not come in time')),
  );

/** Page views of navigations: each is sent once, after the delay or before the next one. */
function pageViews() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function tellNow() {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    sendPageView();
  }
  return { tellNow, tellSoon: () => void (timer = setTimeout(tellNow, PAGE_VIEW_DELAY_MS)) };
}

// Tells whether history.replaceState on the same page fired `navigate`: nothing has to be loaded then.
function isReplacedSearch(event: NavigateEvent, url: URL): boolean {
  return event.navigationType === 'replace' && !event.userInitiated && url.pathname === location.pathname;
}

/**
 * Loads all data of a page.
 * @throws {Error} when they do not come, or are of another build: this page's scripts understand the data of their own only
 */
export async function loadPayload(url: URL, signal: AbortSignal | null = null): Promise<Payload> {
  const query = url.search ? `${url.search}&` : '?';
  const { baseUrl, buildId } = pageConfig();
  const address = `${url.pathname}_payload.json${query}${buildId}`;
  const response = await createHttpClient(baseUrl)(address, { signal });
  const build = response.headers.get('x-build');
  if (!response.ok || build !== buildId) throw new Error(`${address}: ${response.status}, build ${build}`);
  return (await response.json()) as Payload;
}

function markCurrent(path: string) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[href]')) {
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  for (const menu of document.querySelectorAll('header details[open]')) menu.removeAttribute('open');
}

function announce(text: string) {
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = text;
}
