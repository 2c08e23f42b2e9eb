import { pageConfig } from '#app/runtime/page-config.ts';

// Longer than the address's delay: only a form at rest is worth a request to the server.
const REST_MS = 500;
const BLOCK = '.home-roads';
let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: IntersectionObserver | undefined;

/**
 * Lets the roads under the answer follow the form: once the block is in sight, that of the home page with this query replaces it.
 * Without a response the old one stays, which names its own amount. Browser only.
 */
export function followRoads(search: string): void {
  clearTimeout(timer);
  waiting?.disconnect();
  waiting = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    waiting?.disconnect();
    replace(search).catch(() => undefined);
  });
  timer = setTimeout(() => {
    const block = document.querySelector(BLOCK);
    if (block) waiting?.observe(block);
  }, REST_MS);
}

async function replace(search: string): Promise<void> {
  const asked = timer;
  const { baseUrl, buildId } = pageConfig();
  const response = await fetch(`${baseUrl}_payload.json${search}&${buildId}`);
  const { data } = (await response.json()) as { data: { sections: { roads: string } } };
  const page = new DOMParser().parseFromString(data.sections.roads, 'text/html');
  const next = page.querySelector(BLOCK);
  // Another change may have overtaken this one meanwhile.
  if (next && asked === timer) document.querySelector(BLOCK)?.replaceWith(next);
}
