import type { ComponentType } from 'react';

type ClientPage = () => Promise<ComponentType<{ data: never }>>;

/**
 * The pages React can show in the browser, by module name of the route table; each is a chunk of its own. With `await` the
 * bundler puts a second function around each import.
 */
export const clientPages: Record<string, ClientPage> = {
  calculator: () => import('#app/pages/calculator.tsx').then((page) => page.CalculatorRoute),
  compare: () => import('#app/pages/compare.tsx').then((page) => page.CompareRoute),
  'contract-check': () => import('#app/pages/contract-check.tsx').then((page) => page.ContractCheckRoute),
  converter: () => import('#app/pages/converter.tsx').then((page) => page.ConverterRoute),
  debts: () => import('#app/pages/debts.tsx').then((page) => page.DebtsRoute),
  home: () => import('#app/pages/home.tsx').then((page) => page.HomeRoute),
  offers: () => import('#app/pages/offers.tsx').then((page) => page.OffersRoute),
};
