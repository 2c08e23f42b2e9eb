type StaticHtmlProps = {
  /** undefined in the browser: the markup of the server stays as it is */
  html?: string | undefined;
};

/**
 * Sections that are never hydrated. Their markup travels once, in the document: on hydration React finds no html
 * to compare and keeps what is there.
 */
export function StaticHtml({ html }: StaticHtmlProps) {
  return <div dangerouslySetInnerHTML={{ __html: html ?? '' }} suppressHydrationWarning />;
}
