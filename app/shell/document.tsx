import type { ReactNode } from 'react';
import { ConsentBanner } from '#app/people/consent/consent-banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { CostBarHatch } from '#app/ui/charts/cost-bar-hatch.tsx';
import { DataScript } from '#app/ui/data-script.tsx';
import { blank } from '#app/ui/cached-markup.ts';
import { isPrepared } from '#domain/law/countries/country.ts';
import type { PageConfig } from '#domain/texts/pages/page-config.ts';
import type { PageRoute, Shell } from '#server/web/pages/page-contract.ts';
import { afterPaint } from './after-paint.ts';

/** Places for the parts that differ between pages of one kind; write-document.tsx fills them. */
export type Slot = 'head' | 'styles' | 'path' | 'page' | 'data';

type DocumentProps = {
  shell: Shell;
  layout: PageRoute['layout'];
  /** the current page if the header links to it, otherwise '' */
  currentPath: string;
  /** module of the route table; error on an error page */
  pageType: string;
  /** what scripts show when they can not show a page; null on a page that they never replace */
  brokenPage: ReactNode;
};

/**
 * Renders the HTML document around the pages of one kind, with slots for each page's own parts. Only `#page` is ever hydrated.
 */
export function Document({ shell, layout, currentPath, pageType, brokenPage }: DocumentProps) {
  const { assets, content, rulePack, origin, experiment } = shell;
  const config: PageConfig = { ...shell.config, origin, pageType, experiment: scriptsOf(experiment) };
  return (
    // The texts are Romanian in every country until they are translated.
    <html lang="ro-RO">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Typefaces files={assets.fonts} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f8fbf9" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0a1414" />
        {/* Blocks painting until the hatch after the header: the links of a half-parsed header would still move. */}
        <link rel="expect" href="#hatch" blocking="render" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {shell.standing && <meta name="robots" content="noindex" />}
        <Place slot="head" />
        {assets.styles && <style dangerouslySetInnerHTML={{ __html: blank('styles') }} />}
        {assets.styleLinks.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <noscript>
          <link rel="stylesheet" href="/api/consent.css" />
        </noscript>
      </head>
      <body>
        <a className="skip" href="#continut">
          Săriți la conținut
        </a>
        <ConsentBanner path={blank('path')} />
        <Header
          standing={shell.standing}
          preparing={shell.country.preparing}
          navigation={content.navigation}
          currentPath={currentPath}
          rulePack={rulePack}
          layout={layout}
        />
        <CostBarHatch />
        <main id="continut" tabIndex={-1}>
          {shell.note && (
            <p className="wrap" role="note">
              <strong>{shell.note}</strong>
            </p>
          )}
          <Place slot="page" />
        </main>
        <Footer
          navigation={content.navigation}
          rulePack={rulePack}
          salPicture={isPrepared(shell.country) && shell.salPicture}
          example={shell.country.offerClaims === 'spec' ? (rulePack?.representativeExample ?? null) : null}
          layout={layout}
        />
        <p id="announcer" className="sr" aria-live="polite" />
        <DataScript id="page-config" value={config} />
        <Place slot="data" />
        {brokenPage}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        {assets.developmentScripts?.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        {assets.scripts.length > 0 && (
          <script dangerouslySetInnerHTML={{ __html: afterPaint(assets.scripts, shell.config) }} />
        )}
      </body>
    </html>
  );
}

/** On wide screens first paint waits up to 100 ms for the typeface; phones use their system font (docs/decisions/125, 159). */
function Typefaces({ files }: { files: readonly string[] }) {
  return files.map((href) => (
    <link
      key={href}
      rel="preload"
      as="font"
      type="font/woff2"
      href={href}
      crossOrigin="anonymous"
      media="(min-width: 62rem)"
    />
  ));
}

// Links are prefetched on hover or touch. The way to a lender is never prefetched: it counts as a click.
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/landing/*' } },
          { not: { href_matches: '/transition/*' } },
          { not: { href_matches: '/api/*' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

function Place({ slot }: { slot: Slot }) {
  return <template>{blank(slot)}</template>;
}

/** Returns the part of an experiment that scripts need; the rest serves its evaluation. */
function scriptsOf(experiment: Shell['experiment']) {
  if (experiment === null) return null;
  const { name, variants } = experiment;
  return { name, variants };
}
