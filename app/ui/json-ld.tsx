/** An object of schema.org, or a reference to one by its `@id`. Undefined properties are omitted. */
export type JsonLdNode = { readonly [property: string]: JsonLdValue | undefined };
type JsonLdValue = string | number | boolean | JsonLdNode | readonly (string | JsonLdNode)[];

/** Embeds structured data for search engines: a data block, which is never executed. */
export function JsonLd({ nodes }: { nodes: readonly JsonLdNode[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
  // A closing script tag inside a string would end the element.
  const html = json.replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
