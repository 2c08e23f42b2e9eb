import { clientPages } from './pages.client.ts';
import { reloadAfterChunkFailure } from './runtime/runtime.ts';

// React arrives when the browser is idle or the visitor touches the page, whichever comes first: the page is
// readable and its forms work before that, so the first paint never waits for it.
const wakeUps = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;
let started = false;

function start() {
  if (started) return;
  started = true;
  for (const name of wakeUps) removeEventListener(name, start);
  const json = document.getElementById('page-data')?.textContent;
  if (!json) return;
  const page = JSON.parse(json) as { module: string; data: unknown };
  // The page's own chunk is asked for together with React, not after it.
  Promise.all([import('./hydrate.tsx'), clientPages[page.module]?.()]).then(
    ([{ hydrate }, Page]) => Page && hydrate(Page, page.data),
    (error: unknown) => reloadAfterChunkFailure(location.href, error),
  );
}

for (const name of wakeUps) addEventListener(name, start, { passive: true });
if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 });
else setTimeout(start, 200);
