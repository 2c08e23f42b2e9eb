import type { AppOptions } from './app-options.ts';
import { createRendererOf } from './create-renderer-of.ts';
import { createSitePaths } from './site-paths.ts';
import { createTextPreview, previewLooks } from '#server/web/pages/preview-text.ts';
import { createPageCache } from '#server/web/pages/page-cache.ts';
import { createPageStore } from '#server/web/pages/page-store.ts';

export type Site = ReturnType<typeof createSite>;

/**
 * Creates the pages: the list of present ones, their renderer, and their cache.
 * @throws {ContentError} for a text that links to a page the site does not have
 */
export function createSite(options: AppOptions) {
  const { config, services, app, logger } = options;
  const { allContent, publications } = services;
  const { publicOrigin: origin, callsHost, pagesAhead } = config;
  const { routes } = app.bundle;
  const baseUrl = `${callsHost}/`;
  const paths = createSitePaths(routes, services);
  const { matchRoute } = paths;
  const rendererOf = createRendererOf(options, { paths, baseUrl });
  const renderer = rendererOf(() => paths.map().content);
  const pages = createPageStore({
    cache: createPageCache(),
    renderer,
    matchRoute,
    isHidden: paths.isHidden,
    paths: () => paths.map().paths,
    origin,
    // In development pages are rendered for each request.
    ahead: app.development ? 'none' : pagesAhead,
    logger,
  });

  return {
    /** base of pages' data and of the info about builds, with a slash at its end */
    baseUrl,
    /** kind of the pages of each route, by its path with parameters */
    matcher: Object.fromEntries(routes.map(({ path, kind, cached }) => [path, { kind, prerender: cached }])),
    matchRoute,
    /** whether the site has a page at a path, public or not, hidden or not */
    hasPage: paths.hasPage,
    movedTo: paths.movedTo,
    renderer,
    pages,
    /** the public part of the site now */
    map: paths.map,
    /** renders the page of a text that may not be public yet, for its editor */
    preview: createTextPreview({
      routes,
      content: allContent,
      publications,
      origin,
      rendererOf: (shown) => rendererOf(() => shown, previewLooks(app.assets)),
    }),
    /** Rebuilds the site from the public texts. @param changed paths of pages whose own text changed */
    republish: async (changed?: ReadonlySet<string>): Promise<void> => {
      paths.rebuild();
      await pages.republish(changed);
    },
    /** Rebuilds the site without hidden things: no page made before is served any more. */
    purge: async (): Promise<void> => {
      paths.rebuild();
      await pages.purge();
    },
  };
}
