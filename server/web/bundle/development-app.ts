import type { EnvironmentModuleNode } from 'vite';
import type { LoadedApp } from './built-app.ts';
import type { AppBundle } from '#server/web/pages/page-contract.ts';
import { declaringFiles, readPublicFiles } from '#server/web/pages/site-assets.ts';

const ENTRY = '/app/entry.server.tsx';

/**
 * Runs the app straight from its sources, with hot reload of components and styles. Pages are rendered anew for each request;
 * styles are links, so that a changed style shows without a page load.
 */
export async function startDevelopmentApp(root: string): Promise<LoadedApp> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    server: { middlewareMode: true },
    appType: 'custom',
    logLevel: 'warn',
  });
  const entry = async () => (await vite.ssrLoadModule(ENTRY)) as unknown as AppBundle;
  let current = await entry();

  return {
    bundle: {
      routes: current.routes,
      async loadPageData(route, args) {
        current = await entry();
        return await current.loadPageData(route, args);
      },
      renderPage: (input) => current.renderPage(input),
      renderErrorPage: (input) => current.renderErrorPage(input),
      dataBesideMarkup: (data) => current.dataBesideMarkup(data),
      shareCard: (data) => current.shareCard(data),
    },
    assets: {
      async forPage(page) {
        const graph = vite.environments.ssr.moduleGraph;
        const ofPage = page ? declaringFiles(page.module).map((file) => `/${file}`) : [];
        const modules = ['/app/shell/document.tsx', '/app/shell/broken-page.tsx', ...ofPage];
        const styleLinks = new Set(['/app/ui/base.css']);
        for (const url of modules) collectStyles(await graph.getModuleByUrl(url), styleLinks, new Set());
        return {
          styles: '',
          ownStyles: '',
          styleLinks: [...styleLinks],
          styleFile: null,
          developmentScripts: ['/@vite/client', '/app/development-preamble.js'],
          scripts: ['/app/runtime/runtime.ts', ...(page?.kind === 'app' ? ['/app/entry.client.ts'] : [])],
          fonts: [],
        };
      },
      // The modules bring the styles they import.
      office: {
        scripts: ['/@vite/client', '/app/development-preamble.js', '/app/office/main.tsx'],
        styles: '',
      },
      partnersDesk: {
        scripts: ['/@vite/client', '/app/development-preamble.js', '/app/partners-desk/main.tsx'],
        styles: '',
      },
      files: readPublicFiles(root),
    },
    development: {
      middleware: (request, response, next) => vite.middlewares(request, response, next),
      close: () => vite.close(),
    },
  };
}

function collectStyles(
  node: EnvironmentModuleNode | undefined,
  found: Set<string>,
  seen: Set<EnvironmentModuleNode>,
) {
  if (!node || seen.has(node)) return;
  seen.add(node);
  if (node.url.endsWith('.css')) found.add(node.url);
  for (const imported of node.importedModules) collectStyles(imported, found, seen);
}
