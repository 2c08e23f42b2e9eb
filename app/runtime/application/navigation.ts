import { appPaths } from './app-paths.ts';
import { initiate } from './client-state.ts';
import { createHttpClient } from './http-client.ts';
import { builds, pageConfig, sendPageView } from '#app/runtime/runtime.ts';

/** What the server tells of a page: its data, and where its styles are. */
type Payload = { data: unknown; styles: string | null };
export type ShownPage = Payload & {
  path: string;
  module: string;
  /** aborted when another move has overtaken this one: from then on it must show nothing */
  signal: AbortSignal;
};

// The specification's wait of about 100 ms: by then title and address are the new ones.
const PAGE_VIEW_DELAY_MS = 100;
// The address is the target's from the first moment: a page that has not come by then would stand under it for as long as the browser waits.
const LATEST_MS = 10_000;

/**
 * Moves between application pages without loading documents, on the platform's Navigation API. Where it is
 * missing, and for every other address, links stay links.
 * @param links aborted when links are to be links from then on
 * @param show resolves when the page is in the document, and rejects when it can not be shown
 * @param giveUp what to do then, and when a page does not arrive; the address is that of the target already
 */
export function startNavigation(
  links: AbortSignal,
  show: (page: ShownPage) => Promise<void>,
  giveUp: (error: unknown) => Promise<void>,
): void {
  if (!('navigation' in window) || !('URLPattern' in window) || !initiate('loanCommonInitiated')) return;
  const pages = Object.entries(appPaths).map(([pathname, module]) => ({
    module,
    pattern: new URLPattern({ pathname }),
  }));
  const { tellSoon, tellNow } = pageViews();
  // A visitor who leaves within the wait has seen the page all the same: its view is told now, under its own address.
  addEventListener('pagehide', tellNow);
  // Not the event's own signal: a fragment, a download or the browser's Stop would leave the old page at the new address.
  let underWay = new AbortController();
  const onNavigate = (event: NavigateEvent) => {
    tellNow();
    const url = new URL(event.destination.url);
    const match = pages.find(({ pattern }) => pattern.test({ pathname: url.pathname }));
    if (event.hashChange || event.downloadRequest !== null || isReplacedSearch(event, url)) return;
    underWay.abort();
    const isDocument = !event.canIntercept || event.formData || event.navigationType === 'reload';
    // What was not made ahead may not be there at all: its document says so, with its status.
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
          // What still comes must show nothing.
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

/** Rejects when a move has taken as long as it may. */
const tooLate = () =>
  new Promise<never>((_, reject) =>
    setTimeout(reject, LATEST_MS, new Error('the page did not come in time')),
  );

/** Page views of moves: each is told once, a moment after it or before the next one. */
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

// history.replaceState on the same page also fires `navigate`; there is nothing to load for it.
function isReplacedSearch(event: NavigateEvent, url: URL): boolean {
  return event.navigationType === 'replace' && !event.userInitiated && url.pathname === location.pathname;
}

async function loadPayload(url: URL, signal: AbortSignal): Promise<Payload> {
  const query = url.search ? `${url.search}&` : '?';
  const { baseUrl, buildId } = pageConfig();
  const address = `${url.pathname}_payload.json${query}${buildId}`;
  const response = await createHttpClient(baseUrl)(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  // This page's scripts know the data of their own build only.
  if (response.headers.get('x-build') !== buildId) throw new Error('a newer build is in service');
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
