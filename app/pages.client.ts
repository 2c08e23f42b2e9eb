import type { ComponentType } from 'react';

type ClientPage = () => Promise<ComponentType<{ data: never }>>;

/** The pages React can show in the browser, by module name of the route table; each is a chunk of its own. */
export const clientPages: Record<string, ClientPage> = {
  calculator: async () => (await import('./routes/calculator.tsx')).CalculatorRoute,
  compare: async () => (await import('./routes/compare.tsx')).CompareRoute,
  converter: async () => (await import('./routes/converter.tsx')).ConverterRoute,
  home: async () => (await import('./routes/home.tsx')).HomeRoute,
  offers: async () => (await import('./routes/offers.tsx')).OffersRoute,
};
