/** Embeds data for the scripts of the page: a block that is never executed. */
export function DataScript({ id, value }: { id: string; value: unknown }) {
  // A closing script tag inside a string would end the element.
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return <script id={id} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}
