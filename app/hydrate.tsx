import { startTransition, useLayoutEffect, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { startNavigation } from './navigation.ts';
import { clientPages } from './pages.client.ts';

type PageData = { module: string; data: unknown };

/** Brings the page's React part to life: its chunk first, or React would throw the server's markup away. */
export async function hydrate(): Promise<void> {
  const element = document.getElementById('page');
  const json = document.getElementById('page-data')?.textContent;
  if (!element || !json) return;
  try {
    const { module, data } = JSON.parse(json) as PageData;
    const root = hydrateRoot(element, await pageElement(module, data, location.pathname));
    startNavigation((page) => show(root, page));
  } catch (error) {
    console.error('Error while mounting app:', error);
  }
}

async function show(root: Root, page: PageData & { path: string }) {
  const element = await pageElement(page.module, page.data, page.path);
  // Resolves when the new page is in the document, so that scroll and focus come after it.
  await new Promise<void>((shown) => {
    startTransition(() => root.render(<Shown onShown={shown}>{element}</Shown>));
  });
}

async function pageElement(module: string, data: unknown, path: string) {
  const load = clientPages[module];
  if (!load) throw new RangeError(`no client page: ${module}`);
  const Page = await load();
  return <Page key={path} data={data as never} />;
}

function Shown({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useLayoutEffect(onShown, [onShown]);
  return children;
}
