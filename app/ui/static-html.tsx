type StaticHtmlProps = {
  /** name of the section among the page's static ones */
  name: string;
  /** undefined in the browser: the server's markup stays unchanged */
  html?: string | undefined;
};

let served = '';

/** Keeps the page as the server rendered it, in case React renders it again after a failed hydration; '' once the page stands. */
export function keepServed(page: string): void {
  served = page;
}

/**
 * Shows a section that is never hydrated. Its markup is sent once, in the document: on hydration React finds no html to compare
 * and keeps the existing markup. If React renders the whole page again, the section takes its html from the cached page.
 */
export function StaticHtml({ name, html }: StaticHtmlProps) {
  const markup = {
    get __html() {
      return html ?? (served && servedSection(name));
    },
  };
  return <div data-static={name} dangerouslySetInnerHTML={markup} suppressHydrationWarning />;
}

function servedSection(name: string): string {
  const page = new DOMParser().parseFromString(served, 'text/html');
  return page.querySelector(`[data-static="${name}"]`)?.innerHTML ?? '';
}
