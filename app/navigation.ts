import { appPaths } from './app-paths.ts';
import { reloadAfterChunkFailure } from './chunk-failure.ts';
import { initiate } from './client-state.ts';
import { createHttpClient } from './http-client.ts';
import { hasNewBuild, pageConfig, sendPageView } from '#app/runtime/runtime.ts';

/** What the server tells of a page: its data, and where its styles are. */
type Payload = { data: unknown; styles: string | null };
type ShownPage = Payload & { path: string; module: string };

// The specification's wait of about 100 ms: by then title and address are the new ones.
const PAGE_VIEW_DELAY_MS = 100;

/**
 * Moves between application pages without loading documents, on the platform's Navigation API. Where it is
 * missing, and for every other address, links stay links; any failure loads the document instead.
 */
export function startNavigation(show: (page: ShownPage) => Promise<void>): void {
  if (!('navigation' in window) || !('URLPattern' in window) || !initiate('loanCommonInitiated')) return;
  const pages = Object.entries(appPaths).map(([pathname, module]) => ({
    module,
    pattern: new URLPattern({ pathname }),
  }));
  const { tellSoon, tellNow } = pageViews();
  // A visitor who leaves within the wait has seen the page all the same: its view is told now, under its own address.
  addEventListener('pagehide', tellNow);
  navigation.addEventListener('navigate', (event) => {
    tellNow();
    const url = new URL(event.destination.url);
    const match = pages.find(({ pattern }) => pattern.test({ pathname: url.pathname }));
    const leaves =
      !event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData;
    if (
      hasNewBuild() ||
      leaves ||
      !match ||
      event.navigationType === 'reload' ||
      isReplacedSearch(event, url)
    )
      return;
    event.intercept({
      handler: async () => {
        try {
          const payload = await loadPayload(url, event.signal);
          await show({ path: url.pathname, module: match.module, ...payload });
        } catch (error) {
          if (!event.signal.aborted) reloadAfterChunkFailure(url.href, error);
          return;
        }
        markCurrent(url.pathname);
        announce(document.title);
        tellSoon();
      },
    });
  });
}

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
