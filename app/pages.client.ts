import type { ComponentType } from 'react';

type ClientPage = () => Promise<ComponentType<{ data: never }>>;

/**
 * The pages React can show in the browser, by module name of the route table; each is a chunk of its own. With `await` the
 * bundler puts a second function around each import.
 */
export const clientPages: Record<string, ClientPage> = {
  calculator: () => import('#app/routes/calculator.tsx').then((page) => page.CalculatorRoute),
  compare: () => import('#app/routes/compare.tsx').then((page) => page.CompareRoute),
  'contract-check': () => import('#app/routes/contract-check.tsx').then((page) => page.ContractCheckRoute),
  converter: () => import('#app/routes/converter.tsx').then((page) => page.ConverterRoute),
  debts: () => import('#app/routes/debts.tsx').then((page) => page.DebtsRoute),
  home: () => import('#app/routes/home.tsx').then((page) => page.HomeRoute),
  offers: () => import('#app/routes/offers.tsx').then((page) => page.OffersRoute),
};
