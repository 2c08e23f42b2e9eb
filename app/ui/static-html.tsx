type StaticHtmlProps = {
  /** which of the page's static sections this is */
  name: string;
  /** undefined in the browser: the markup of the server stays as it is */
  html?: string | undefined;
};

let served = '';

/** Gives the page as the server made it, for React to make it anew where it does not know it again; '' once it stands. */
export function keepServed(page: string): void {
  served = page;
}

/**
 * Sections that are never hydrated. Their markup travels once, in the document: on hydration React finds no html
 * to compare and keeps what is there. Where it has to make the whole page anew it asks for the html, and gets what was there.
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
