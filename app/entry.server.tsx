import { showCurrency } from '#domain/base/locale/shown-style.ts';
import type { ShareCard } from '#domain/texts/pages/share-card.ts';
import type { AppBundle, PageArgs, PageRoute } from '#server/web/pages/page-contract.ts';
import { ErrorPage } from '#app/shell/error-page.tsx';
import { declaredPages } from './pages.server.ts';
import { unlinked } from '#app/shell/unlinked.ts';
import { writeDocument } from '#app/shell/write-document.tsx';

/** Every address of the site, in the order they are tried. */
export const routes: readonly PageRoute[] = declaredPages.flatMap((page) => page.routes);

const pages = new Map(declaredPages.map((page) => [page.module, page]));

function pageOf(route: PageRoute) {
  const page = pages.get(route.module);
  if (!page) throw new RangeError(`route ${route.id} names an unknown module: ${route.module}`);
  return page;
}

/** Loads the data of a page, for the first render, the prerender and the payload. Null: the address matches no content. */
export async function loadPageData(route: PageRoute, args: PageArgs): Promise<unknown> {
  showCurrency(args.country.currency);
  const data = await pageOf(route).load(args);
  return args.leadsNowhere ? withoutDeadLinks(data, args.leadsNowhere) : data;
}

// Hydrated parts handle their own links; static sections are markup, the same for all visitors.
function withoutDeadLinks(data: unknown, leadsNowhere: (path: string) => boolean): unknown {
  if (typeof data !== 'object' || data === null || !('sections' in data)) return data;
  const unlink = (html: string) => unlinked(html, leadsNowhere);
  const { sections } = data;
  if (typeof sections === 'string') return { ...data, sections: unlink(sections) };
  const parts = Object.entries(sections as Record<string, string>).map(([name, html]) => [
    name,
    unlink(html),
  ]);
  return { ...data, sections: Object.fromEntries(parts) };
}

/** Renders the complete HTML document of a page. */
export const renderPage: AppBundle['renderPage'] = ({ route, url, data, shell, dataFrom }) =>
  writeDocument({
    shell,
    layout: route.layout,
    path: url.pathname,
    pageType: route.module,
    about: pageOf(route).about(data, shell),
    ...(route.kind === 'app' && {
      hydration: { module: route.module, ...(dataFrom ?? { data: dataBesideMarkup(data) }) },
    }),
    page: pageOf(route).render(data),
  });

/** Renders the error page: the specified text, a way back to the offers and three links. `error` is the page's data. */
export const renderErrorPage: AppBundle['renderErrorPage'] = ({ url, error, shell }) =>
  writeDocument({
    shell,
    layout: 'default',
    path: url.pathname,
    pageType: 'error',
    hydration: { error },
    page: <ErrorPage error={error} ownTexts={shell.country.errorPage} />,
  });

/** Returns the share card of pages whose picture is their own: part of the page's data. */
export const shareCard: AppBundle['shareCard'] = (data) =>
  typeof data === 'object' && data !== null && 'shareCard' in data
    ? (data.shareCard as ShareCard | null)
    : null;

/** Static sections are sent once, as markup: on hydration React keeps the server's. Of a share card the page needs only the name. */
export function dataBesideMarkup(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('sections' in data)) return data;
  return { ...data, sections: undefined, shareCard: undefined };
}
