import type { Content } from '#server/texts/content/content.ts';
import type { PageRoute } from './page-contract.ts';
import type { PageRenderer, PageRendererOptions } from './page-renderer.ts';
import type { SiteAssets } from './site-assets.ts';
import { createSiteMap } from './site-map.ts';
import { siteUrl } from '#server/shared/http/site-url.ts';
import type { StoredResponse } from '#server/shared/http/stored-response.ts';
import { entryPath } from '#server/texts/content/entry-path.ts';
import type { Publications } from '#server/texts/editorial/publications.ts';

type Options = {
  routes: readonly PageRoute[];
  /** all content, including what is not public yet */
  content: () => Content;
  publications: Pick<Publications, 'contentWith'>;
  origin: string;
  rendererOf: (content: Content) => PageRenderer;
};

/** Returns the differences of a preview: a note that it is one, and no script that would count a colleague as a visitor. */
export function previewLooks(assets: SiteAssets): Pick<PageRendererOptions, 'assets' | 'note'> {
  return {
    note: 'Previzualizare: așa va arăta textul. Vizitatorii nu văd această pagină.',
    assets: { ...assets, forPage: async (page) => ({ ...(await assets.forPage(page)), scripts: [] }) },
  };
}

/**
 * Renders the page of a text as visitors will see it: the public site of now, with this one text added.
 * @returns a function of the text's slug, and of the content that has it if that is not the present one
 */
export function createTextPreview({ routes, content, publications, origin, rendererOf }: Options) {
  return async (slug: string, others?: Content): Promise<StoredResponse | undefined> => {
    const entry = (others ?? content()).entries.find((candidate) => candidate.slug === slug);
    if (!entry) return undefined;
    const map = createSiteMap(routes, publications.contentWith(entry, others), () => false);
    const url = siteUrl(entryPath(entry), origin);
    const match = map.matchRoute(url.pathname);
    if (!match) return undefined;
    // Made for one request, and cached nowhere.
    const route = { ...match.route, cached: false };
    const made = await rendererOf(map.content).document({ ...match, route }, url);
    return made?.stored;
  };
}
