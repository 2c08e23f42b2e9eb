import type { FastifyInstance } from 'fastify';
import { slashedAddress } from './pages-plugin.ts';
import { contentSecurityPolicy } from '#server/shared/http/security-headers.ts';
import { siteUrl } from '#server/shared/http/site-url.ts';
import type { SiteAssets } from './site-assets.ts';

type Options = {
  /** `/admin` */
  base: `/${string}`;
  assets: SiteAssets['office'];
  words: {
    /** of the browser's tab, until a page has its own */
    title: string;
    /** for browsers without scripts */
    withoutScripts: string;
  };
  origin: string;
  /** inlined styles of the pages of texts, which the office shows in a frame */
  previewStyles?: readonly string[];
  /** the development server's styles and scripts are inline: a policy cannot name them */
  withoutPolicy: boolean;
};

/**
 * Serves the address of a desk and all paths under it: one document, in which its application finds its page. Its data come from its
 * own calls, so the document itself is the same for everybody and holds none.
 */
export function deskPages(
  app: FastifyInstance,
  { base, assets, words, origin, previewStyles = [], withoutPolicy }: Options,
): void {
  const html = deskDocument(assets, words);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    ...(!withoutPolicy && {
      'content-security-policy': contentSecurityPolicy(
        html + previewStyles.map((styles) => `<style>${styles}</style>`).join(''),
        [],
      ),
    }),
  };
  for (const url of [base, `${base}/*`]) {
    app.route({
      method: 'GET',
      url,
      async handler(request, reply) {
        const slashed = slashedAddress(siteUrl(request.url, origin));
        if (slashed) return reply.redirect(slashed, 301);
        return reply.headers(headers).send(html);
      },
    });
  }
}

function deskDocument(
  { styles, scripts }: SiteAssets['office'],
  { title, withoutScripts }: Options['words'],
): string {
  return `<!doctype html>
<html lang="ro">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${styles}</style>
</head>
<body>
<div id="office"></div>
<noscript><p>${withoutScripts}</p></noscript>
${scripts.map((src) => `<script type="module" src="${src}"></script>`).join('\n')}
</body>
</html>`;
}
