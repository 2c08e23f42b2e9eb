import { loadDocument } from '#app/runtime/application/chunk-failure.ts';
import { clientPages } from './pages.client.ts';
import { watchStandIns } from '#app/runtime/application/text-stand-ins.ts';

// The page is readable and its forms work before React is there, so the first paint never waits for it. React itself
// is fetched when the browser is idle; the page's own part, with the work of taking over, when the visitor first
// moves, touches or scrolls.
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
  Promise.all([loadReact(), clientPages[page.module]?.()]).then(
    ([{ hydrate }, Page]) => {
      putTextsBack?.();
      if (Page) hydrate(Page, page);
    },
    // Where it may not be loaded again, it stays as it came: it works without React.
    loadDocument,
  );
}

for (const touch of touches) addEventListener(touch, start, { passive: true, capture: true });
// An address that brings figures is answered without a touch.
if (/=/.test(location.hash)) start();
// A failure here is met again, and dealt with, when React is needed.
const prefetch = () => void loadReact().catch(() => undefined);
if ('requestIdleCallback' in window) requestIdleCallback(prefetch, { timeout: 3000 });
else setTimeout(prefetch, 200);
