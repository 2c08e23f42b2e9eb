import { startTransition, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type HydrationOptions } from 'react-dom/client';
import { showCurrency } from '#domain/base/locale/shown-style.ts';
import { loadDocument } from '#app/runtime/application/chunk-failure.ts';
import { initiate, withOffersOnce } from '#app/runtime/application/client-state.ts';
import { loadPayload, startNavigation, type ShownPage } from '#app/runtime/application/navigation.ts';
import { loadPageStyles } from '#app/runtime/application/page-styles.ts';
import type { PageState, ServedPage } from '#app/runtime/application/served-page.ts';
import { clientPages } from './pages.client.ts';
import { replayChanges } from '#app/runtime/application/replay-changes.ts';
import { holdTyped } from '#app/runtime/application/typed-controls.ts';
import { pageConfig } from '#app/runtime/runtime.ts';
import { PageAddress } from '#app/ui/page-address.ts';
import { keepServed } from '#app/ui/static-html.tsx';

type PageComponent = ComponentType<{ data: never }>;

const MOUNT_ERROR = 'Error while mounting app:';

/**
 * Hydrates the page's React part and takes over the links between application pages. Data of another state than the document's
 * belong to other markup, which hydration would keep in part: such a page is rendered anew, from all of its data.
 * @throws {Error} when these do not come
 */
export async function hydrate(Page: PageComponent, page: ServedPage, own: PageState): Promise<void> {
  const element = document.getElementById('page');
  const isServed = own.state === page.state;
  const state = isServed ? own : await loadPayload(new URL(location.href));
  // The document has the rules of what it shows.
  (await loadPageStyles(page.styles))();
  if (!element || !initiate('clientInitiated')) return;
  showCurrency(pageConfig().currency);
  try {
    const served = element.innerHTML;
    const { title } = document;
    const links = new AbortController();
    const giveBackTyped = holdTyped(element);
    // React empties what it cannot render. The served document works without it, as for everyone without scripts.
    let onBroken: (error: unknown) => unknown = () => {
      links.abort();
      element.innerHTML = served;
      document.title = title;
      giveBackTyped();
    };
    const data = withOffersOnce(page.module, state.data);
    keepServed(served);
    const onTakenOver = () => {
      keepServed('');
      giveBackTyped();
      replayChanges(element);
    };
    const first = pageElement(Page, data, location.pathname, onTakenOver);
    const options: HydrationOptions = {
      // The served markup does not match, because an extension or a translator changed it: React renders the page again.
      onRecoverableError: (error) => console.info(MOUNT_ERROR, error),
      onUncaughtError(error) {
        console.error(MOUNT_ERROR, error);
        onBroken(error);
      },
    };
    const root = isServed ? hydrateRoot(element, first, options) : createRoot(element, options);
    if (!isServed) root.render(first);

    /** Resolves when the new page is in the document, so that scroll and focus follow it. */
    const render = (elementOf: (onShown: () => void) => ReactNode) =>
      new Promise<void>((shown, failed) => {
        onBroken = failed;
        const next = elementOf(() => {
          onBroken = giveUp;
          shown();
        });
        startTransition(() => root.render(next));
      });
    const giveUp = async (error: unknown) => {
      if (!loadDocument(error)) await render((onShown) => <BrokenPage onShown={onShown} />);
    };
    const show = async ({ module, path, signal, data: loaded, styles }: ShownPage) => {
      const [Next, applyStyles] = await Promise.all([loadPage(module), loadPageStyles(styles)]);
      signal.throwIfAborted();
      const next = withOffersOnce(module, loaded);
      await render((onShown) =>
        pageElement(Next, next, path, () => {
          applyStyles();
          onShown();
        }),
      );
    };
    startNavigation(clientPages, links.signal, show, giveUp);
  } catch (error) {
    console.error(MOUNT_ERROR, error);
  }
}

function pageElement(Page: PageComponent, data: unknown, path: string, onShown: () => void) {
  return (
    <Shown onShown={onShown}>
      <PageAddress value={{ origin: pageConfig().origin, path }}>
        <Page key={path} data={data as never} />
      </PageAddress>
    </Shown>
  );
}

async function loadPage(module: string): Promise<PageComponent> {
  const page = clientPages[module];
  if (!page) throw new RangeError(`no client page: ${module}`);
  return await page[0]();
}

/** Shows the error page, which the document already contains: nothing has to be fetched. */
function BrokenPage({ onShown }: { onShown: () => void }) {
  const { title, innerHTML } = document.getElementById('broken-page') as HTMLTemplateElement;
  return (
    <Shown onShown={onShown}>
      <title>{title}</title>
      <div dangerouslySetInnerHTML={{ __html: innerHTML }} />
    </Shown>
  );
}

function Shown({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useLayoutEffect(onShown, [onShown]);
  return children;
}
