import { loadDocument } from '#app/runtime/application/chunk-failure.ts';
import type { PageState, ServedPage } from '#app/runtime/application/served-page.ts';
import { clientPages } from './pages.client.ts';
import { watchStandIns } from '#app/runtime/application/text-stand-ins.ts';
import { whenIdle } from '#app/runtime/when-idle.ts';

// The page is readable and its forms work before React arrives, so first paint never waits for it. React and the page's data are
// fetched when the browser is idle; the page's own chunk and hydration follow when the visitor first moves, touches or scrolls.
const touches = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'];
// A pointer moves at each frame: a request that failed is not repeated as often.
const REST_MS = 5000;

const loadReact = () => import('./hydrate.tsx');
const element = document.getElementById('page');
const putTextsBack = element && watchStandIns(element);
const json = document.getElementById('page-data')?.textContent;
const page = json ? (JSON.parse(json) as ServedPage) : undefined;
let loading: Promise<PageState | undefined> | undefined;

/** Loads the page's data where they do not stand in the document; undefined after a failure, which the next call repeats. */
function loadState(priority: RequestPriority): typeof loading {
  return page?.from
    ? (loading ??= fetch(page.from, { priority })
        .then((answer) => (answer.ok ? (answer.json() as Promise<PageState>) : Promise.reject(answer)))
        .catch(() => (loading = undefined)))
    : undefined;
}

function listen(change: typeof addEventListener) {
  for (const touch of touches) change(touch, start, { passive: true, capture: true });
}

/** Without its data, or without network, the page stays as served, as for everyone without scripts; a later touch asks again. */
const listenLater = () => void setTimeout(listen, REST_MS, addEventListener);

function start() {
  listen(removeEventListener);
  if (!page) return;
  Promise.all([loadReact(), clientPages[page.module]?.[0](), loadState('auto')])
    .then(([{ hydrate }, Page, state = page]) => {
      if (!('data' in state)) return listenLater();
      putTextsBack?.();
      return Page && hydrate(Page, page, state);
    })
    // Where the reload guard forbids a new load, the page stays as served: it works without React.
    .catch((error: unknown) => loadDocument(error) || navigator.onLine || listenLater());
}

listen(addEventListener);
// An address with figures shows its result without waiting for a touch.
if (/=/.test(location.hash)) start();
whenIdle(() => {
  // A failed prefetch is repeated, and handled, when React is needed.
  loadReact().catch(() => undefined);
  void loadState('low');
});
