import { reloadAfterChunkFailure } from './runtime/runtime.ts';

// React arrives when the browser is idle or the visitor touches the page, whichever comes first: the page is
// readable and its forms work before that, so the first paint never waits for it.
const wakeUps = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;
let started = false;

function start() {
  if (started) return;
  started = true;
  for (const name of wakeUps) removeEventListener(name, start);
  import('./hydrate.tsx').then(
    ({ hydrate }) => hydrate(),
    () => reloadAfterChunkFailure(location.href),
  );
}

for (const name of wakeUps) addEventListener(name, start, { passive: true });
if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 });
else setTimeout(start, 200);
