import { expect, test } from 'vitest';
import { pageTypeNames } from '#domain/visits/statistics/page-type-names.ts';
import { routes } from './entry.server.tsx';
import { clientPages } from './pages.client.ts';

test('the pages React takes over are those that declare it, at the same addresses', () => {
  const declared = Map.groupBy(
    routes.filter(({ kind }) => kind === 'app'),
    ({ module }) => module,
  );
  const inBrowser = Object.entries(clientPages).map(([module, [, ...paths]]) => [module, paths]);
  const onServer = Array.from(declared, ([module, ofModule]) => [module, ofModule.map(({ path }) => path)]);
  expect(Object.fromEntries(inBrowser)).toEqual(Object.fromEntries(onServer));
});

test('the office has a Romanian name for every kind of page, and for none besides', () => {
  // '' is an event without a kind, `error` the page of an error.
  const modules = ['', 'error', ...routes.map(({ module }) => module)];
  expect(Object.keys(pageTypeNames).toSorted()).toEqual([...new Set(modules)].toSorted());
});
