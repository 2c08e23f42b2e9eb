/** One thing of schema.org, or a mention of one by its `@id`. Properties left undefined are not written. */
export type JsonLdNode = { readonly [property: string]: JsonLdValue | undefined };
type JsonLdValue = string | number | boolean | JsonLdNode | readonly (string | JsonLdNode)[];

/** What the page is about, for search engines: a data block, which never runs. */
export function JsonLd({ nodes }: { nodes: readonly JsonLdNode[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
  // A closing script tag inside a string would end the element.
  const html = json.replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
