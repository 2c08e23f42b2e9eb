import type { ReactNode } from 'react';
import type { PageRoute, Shell } from '#server/pages/page-contract.ts';
import { ConsentBanner } from '#app/features/consent/consent-banner.tsx';
import { Footer } from '#app/features/shell/footer.tsx';
import { Header } from '#app/features/shell/header.tsx';
import { CostBarHatch } from '#app/ui/cost-bar.tsx';
import { JsonLd, type JsonLdNode } from '#app/ui/json-ld.tsx';
import { PageAddress } from '#app/ui/page-address.ts';

type DocumentProps = {
  shell: Shell;
  layout: PageRoute['layout'];
  path: string;
  /** module of the route table; error on an error page */
  pageType: string;
  /** what the page is about, for search engines */
  about?: readonly JsonLdNode[];
  /** what the page needs to become alive in the browser; left out on documents */
  hydration?: unknown;
  children: ReactNode;
};

/** The whole HTML document of every page. Only `#page` is ever hydrated. */
export function Document({ shell, layout, path, pageType, about = [], hydration, children }: DocumentProps) {
  const { assets, content, rulePack, origin, experiment } = shell;
  return (
    // The texts are Romanian in every country until they are translated.
    <html lang="ro-RO">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f8fbf9" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0a1414" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {assets.styles && <style dangerouslySetInnerHTML={{ __html: assets.styles }} />}
        {assets.styleLinks.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <noscript>
          <link rel="stylesheet" href="/api/consent.css" />
        </noscript>
        {about.length > 0 && <JsonLd nodes={about} />}
      </head>
      <body>
        <a className="skip" href="#continut">
          Săriți la conținut
        </a>
        <ConsentBanner path={path} />
        <CostBarHatch />
        <Header navigation={content.navigation} currentPath={path} rulePack={rulePack} layout={layout} />
        <main id="continut" tabIndex={-1}>
          {shell.note && (
            <p className="wrap" role="note">
              <strong>{shell.note}</strong>
            </p>
          )}
          <div id="page">
            <PageAddress value={{ origin, path }}>{children}</PageAddress>
          </div>
        </main>
        <Footer navigation={content.navigation} rulePack={rulePack} layout={layout} />
        <p id="announcer" className="sr" aria-live="polite" />
        <JsonScript
          id="page-config"
          value={{ ...shell.config, origin, pageType, experiment: scriptsOf(experiment) }}
        />
        {hydration !== undefined && <JsonScript id="page-data" value={hydration} />}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} fetchPriority="low" />
        ))}
      </body>
    </html>
  );
}

// Links are fetched when a visitor hovers or touches them. Leaving for a lender is never speculative: it is a click.
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

/** What scripts need of an experiment; the rest is for those who judge it. */
function scriptsOf(experiment: Shell['experiment']) {
  return experiment && { name: experiment.name, variants: experiment.variants };
}

function JsonScript({ id, value }: { id: string; value: unknown }) {
  // A closing script tag inside a string would end the element.
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return <script id={id} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}
