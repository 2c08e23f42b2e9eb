/** The page shows its first paint at the latest then; Safari before 14.1 and Firefox before 84 report no paints. */
const LATEST_MS = 3000;

/**
 * Writes the only script inside a document: it asks for the modules, and for the manifest, after the first paint, so that the document
 * alone travels before it. A page opened in a hidden tab paints nothing and starts at once. What it asks for twice loads once.
 * @param scripts addresses of module scripts; none: no script runs on the page
 * @see docs/decisions/192-nothing-before-the-paint.md
 */
export function afterPaint(scripts: readonly string[]): string {
  const link = `document.head.append(Object.assign(document.createElement("link"),{rel:"manifest",href:"/site.webmanifest"}))`;
  const start = `start=()=>{start=()=>{};${link};${JSON.stringify(scripts)}.map(s=>import(s).catch(console.info))}`;
  return (
    `{let ${start},go=()=>start(),P=self.PerformanceObserver;` +
    `document.hidden?go():(setTimeout(go,${LATEST_MS}),P&&new P(go).observe({type:"paint",buffered:true}))}`
  );
}
