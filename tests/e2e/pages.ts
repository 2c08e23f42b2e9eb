import type { AppBundle } from '#server/web/pages/page-contract.ts';

// Browser tests run against the build, which holds what the pages declare; the sources need its bundler.
const { routes } = (await import(
  new URL('../../dist/server/entry.server.js', import.meta.url).href
)) as AppBundle;

/** The addresses that pages declare as their examples, one for each state at least, and one that is no page: for the checks of all. */
export const pages: readonly string[] = [...routes.flatMap(({ examples = [] }) => examples), '/nu-exista/'];
