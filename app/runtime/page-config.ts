import type { PageConfig } from '#domain/texts/pages/page-config.ts';

let config: PageConfig | undefined;

/** Returns the settings of this page, read once. @throws {Error} when the page has none: every page of ours has */
export function pageConfig(): PageConfig {
  config ??= readPageConfig(document);
  return config;
}

/** @throws {Error} when the document has no element `page-config`, or its content is not JSON */
export function readPageConfig(page: Pick<Document, 'getElementById'>): PageConfig {
  const text = page.getElementById('page-config')?.textContent;
  if (!text) throw new Error('the page has no page-config');
  return JSON.parse(text) as PageConfig;
}
