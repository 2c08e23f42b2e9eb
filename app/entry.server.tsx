import { showCurrency } from '#domain/text/format-money.ts';
import type { AppBundle, PageArgs, PageRoute } from '#server/pages/page-contract.ts';
import { ErrorRoute } from '#app/routes/error.tsx';
import { serverPages } from './pages.server.tsx';
import { appRoutes, documentRoutes } from './routes.ts';
import { writeDocument } from './write-document.tsx';
import { unlinked } from './unlinked.ts';

/** Every address of the site, in the order they are tried. */
export const routes: readonly PageRoute[] = [...appRoutes, ...documentRoutes];

function pageOf(route: PageRoute) {
  const page = serverPages[route.module];
  if (!page) throw new RangeError(`route ${route.id} names an unknown module: ${route.module}`);
  return page;
}

/** The page function: one for the first render, the prerender and the payload. Null: the address names nothing. */
export async function loadPageData(route: PageRoute, args: PageArgs): Promise<unknown> {
  showCurrency(args.country.currency);
  return await pageOf(route).load(args);
}

/** The complete HTML document of a page. */
export const renderPage: AppBundle['renderPage'] = ({ route, url, data, shell }) =>
  writeDocument({
    shell,
    layout: route.layout,
    path: url.pathname,
    pageType: route.module,
    about: pageOf(route).about(data, shell),
    ...(route.kind === 'app' && { hydration: { module: route.module, data: withoutStaticHtml(data) } }),
    page: pageOf(route).render(data),
  });

/** The error page: the specified text, a way back to money and three links. `error` travels as the page's data. */
export const renderErrorPage: AppBundle['renderErrorPage'] = ({ url, error, shell }) =>
  writeDocument({
    shell,
    layout: 'default',
    path: url.pathname,
    pageType: 'error',
    hydration: { error },
    page: <ErrorRoute error={error} ownTexts={shell.country.errorPage} />,
  });

// Static sections travel once, as markup: on hydration React keeps what the server sent.
function withoutStaticHtml(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('sections' in data)) return data;
  const { sections: _, ...rest } = data;
  return rest;
}
