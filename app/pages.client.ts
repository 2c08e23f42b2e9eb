import type { ComponentType } from 'react';

type ClientPage = () => Promise<ComponentType<{ data: never }>>;

/** The pages React can show in the browser, by module name of the route table; each is a chunk of its own. */
export const clientPages: Record<string, ClientPage> = {
  calculator: async () => (await import('#app/routes/calculator.tsx')).CalculatorRoute,
  compare: async () => (await import('#app/routes/compare.tsx')).CompareRoute,
  converter: async () => (await import('#app/routes/converter.tsx')).ConverterRoute,
  home: async () => (await import('#app/routes/home.tsx')).HomeRoute,
  offers: async () => (await import('#app/routes/offers.tsx')).OffersRoute,
};
