import type { JsonLdNode } from '#app/ui/json-ld.tsx';
import { webApplication, type Tool } from '#app/shell/json-ld/web-application.ts';
import type { Shell } from '#server/web/pages/page-contract.ts';

/**
 * The page of a tool, as its line in app/pages.server.tsx says it.
 * @param path of the page, with both slashes
 * @param textsOf its own name and what it does, never what a visitor typed into it
 */
export function describeTool<Data>(path: string, textsOf: (data: Data) => Omit<Tool, 'path'>) {
  return (data: Data, { origin, country }: Shell): JsonLdNode[] => [
    webApplication(
      { path, ...textsOf(data) },
      { origin, language: country.language, currency: country.currency.code },
    ),
  ];
}
