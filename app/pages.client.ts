import type { ComponentType } from 'react';

type LoadPage = () => Promise<ComponentType<{ data: never }>>;

/**
 * The pages React can show in the browser, by their module names; each is a chunk of its own, with the paths it is shown at: moving
 * between pages needs no more of the route table. With `await` the bundler puts a second function around each import.
 */
export const clientPages: Record<string, [load: LoadPage, ...paths: string[]]> = {
  calculator: [
    () => import('#app/pages/calculator.tsx').then((page) => page.CalculatorRoute),
    '/calculator-rate-credit/',
  ],
  compare: [() => import('#app/pages/compare.tsx').then((page) => page.CompareRoute), '/comparatie/'],
  'contract-check': [
    () => import('#app/tools/contract-check/contract-check-page.tsx').then((page) => page.ContractCheckPage),
    '/verificare/',
  ],
  converter: [
    () => import('#app/tools/rates/converter-page.tsx').then((page) => page.ConverterPage),
    '/convertor-valutar/',
    '/convertor-valutar/:slug/',
  ],
  debts: [() => import('#app/tools/debts/debts-page.tsx').then((page) => page.DebtsPage), '/datorii/'],
  home: [() => import('#app/pages/home.tsx').then((page) => page.HomeRoute), '/'],
  offers: [
    () => import('#app/pages/offers.tsx').then((page) => page.OffersRoute),
    '/offers/',
    '/offers2/',
    '/offers3/',
    '/landing/offers/',
  ],
};
