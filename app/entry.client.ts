import { loadDocument } from '#app/runtime/application/chunk-failure.ts';
import { clientPages } from './pages.client.ts';
import { watchStandIns } from '#app/runtime/application/text-stand-ins.ts';

// The page is readable and its forms work before React arrives, so first paint never waits for it. React itself is fetched when
// the browser is idle; the page's own chunk and hydration follow when the visitor first moves, touches or scrolls.
const touches = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'] as const;
let isStarted = false;

const loadReact = () => import('./hydrate.tsx');
const element = document.getElementById('page');
const putTextsBack = element && watchStandIns(element);

function start() {
  if (isStarted) return;
  isStarted = true;
  for (const touch of touches) removeEventListener(touch, start, true);
  const json = document.getElementById('page-data')?.textContent;
  if (!json) return;
  const page = JSON.parse(json) as { module: string; data: unknown };
  Promise.all([loadReact(), clientPages[page.module]?.[0]()]).then(
    ([{ hydrate }, Page]) => {
      putTextsBack?.();
      if (Page) hydrate(Page, page);
    },
    // Where the reload guard forbids a new load, the page stays as served: it works without React.
    loadDocument,
  );
}

for (const touch of touches) addEventListener(touch, start, { passive: true, capture: true });
// An address with figures shows its result without waiting for a touch.
if (/=/.test(location.hash)) start();
// A failed prefetch is repeated, and handled, when React is needed.
const prefetch = () => void loadReact().catch(() => undefined);
if ('requestIdleCallback' in window) requestIdleCallback(prefetch, { timeout: 3000 });
else setTimeout(prefetch, 200);
