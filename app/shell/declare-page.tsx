import type { ReactNode } from 'react';
import type { PageLoader, PageRoute, Shell } from '#server/web/pages/page-contract.ts';
import { webApplication, type Tool } from '#app/shell/json-ld/web-application.ts';
import type { JsonLdNode } from '#app/ui/json-ld.tsx';

/** Subject of a page, in the terms of schema.org; its breadcrumbs are separate. */
type About<Data> = (data: Data, shell: Shell) => readonly JsonLdNode[];

/** An address of a page. Defaults: a document with the usual frame, made ahead, listed in the sitemap. */
type Address = Partial<Omit<PageRoute, 'kind' | 'module' | 'group'>> & Pick<PageRoute, 'path'>;

type Declaration<Data> = {
  /** names the page for scripts, styles and events; a file of app/pages/ declares it: `<module>.data.ts`, or `<module>.tsx` */
  module: string;
  /** `app`: React takes the page over in the browser (app/pages.client.ts lists it too); by default a document */
  kind?: PageRoute['kind'];
  /** its place in the list of all pages; by default among the pages about the site */
  group?: PageRoute['group'];
  addresses: readonly Address[];
  load: PageLoader<Data>;
  Page: (props: { data: Data }) => ReactNode;
  about?: About<Data>;
  /** of a tool, in place of `about`: its own name and what it does, never what a visitor typed into it */
  tool?: (data: Data) => Omit<Tool, 'path'>;
};

/** A page with its addresses; outside its declaration the type of its data is opaque. */
export type DeclaredPage = {
  module: string;
  routes: readonly PageRoute[];
  load: PageLoader<unknown>;
  render: (data: unknown) => ReactNode;
  about: About<unknown>;
};

/**
 * Declares a page: addresses, name in lists, words of the search, day of change, data and component. The route table, the sitemap,
 * the search and the browser tests follow from it; app/pages.server.ts lists the declarations in the order of the sitemap.
 */
export function declarePage<Data>(declaration: Declaration<Data>): DeclaredPage {
  const { module, kind = 'document', group = 'site', addresses, load, Page, about, tool } = declaration;
  const [first] = addresses;
  if (!first) throw new RangeError(`${module} has no address`);
  const isTool = tool && aboutTool(first.path, tool);
  const describe = about ?? isTool ?? (() => []);
  return {
    module,
    routes: addresses.map((address) => routeOf({ module, kind, group }, address)),
    load,
    render: (data) => <Page data={data as Data} />,
    about: (data, shell) => describe(data as Data, shell),
  };
}

function routeOf(page: Pick<PageRoute, 'module' | 'kind' | 'group'>, address: Address): PageRoute {
  const { path } = address;
  return {
    id: idOf(path),
    ...page,
    layout: 'default',
    tags: [],
    query: [],
    cached: true,
    examples: path.includes(':') ? [] : [path],
    ...address,
  };
}

/** `/landing/offers/` is `landing-offers___ro`: the names of routes that events and builds have always had. */
function idOf(path: string): string {
  return `${path.split('/').filter(Boolean).join('-').replaceAll(':', '') || 'index'}___ro`;
}

function aboutTool<Data>(path: string, textsOf: (data: Data) => Omit<Tool, 'path'>): About<Data> {
  return (data, { origin, country }) => [
    webApplication(
      { path, ...textsOf(data) },
      { origin, language: country.language, currency: country.currency.code },
    ),
  ];
}

/** Answers made for one visitor: never cached, and never listed. */
export const personal = { cached: false, isListed: false };

/** Names a tool by the heading and description of its texts. */
export function namedByTexts({ texts: { h1, description } }: { texts: { h1: string; description: string } }) {
  return { name: h1, description };
}
