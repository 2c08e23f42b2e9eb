import type { ReactNode } from 'react';
import type { PageLoader } from '#server/pages/page-contract.ts';
import { CompareRoute } from './routes/compare.tsx';
import { loadCompare } from './routes/compare.data.ts';
import { HomeRoute } from './routes/home.tsx';
import { loadHome } from './routes/home.data.tsx';
import { OffersRoute } from './routes/offers.tsx';
import { loadOffers } from './routes/offers.data.ts';
import { TextPageRoute } from './routes/text-page.tsx';
import { loadTextPage } from './routes/text-page.data.ts';
import { TrafficbackRoute } from './routes/trafficback.tsx';
import { loadTrafficback } from './routes/trafficback.data.ts';
import { TransitionRoute } from './routes/transition.tsx';
import { loadTransition } from './routes/transition.data.ts';

type ServerPage = { load: PageLoader<unknown>; render: (data: unknown) => ReactNode };

// Ties a loader to the component that shows its data; outside this function the pair is opaque.
function page<Data>(Route: (props: { data: Data }) => ReactNode, load: PageLoader<Data>): ServerPage {
  return { load, render: (data) => <Route data={data as Data} /> };
}

/** The pages by module name of the route table, with everything the server needs of them. */
export const serverPages: Record<string, ServerPage> = {
  compare: page(CompareRoute, loadCompare),
  home: page(HomeRoute, loadHome),
  offers: page(OffersRoute, loadOffers),
  'text-page': page(TextPageRoute, loadTextPage),
  trafficback: page(TrafficbackRoute, loadTrafficback),
  transition: page(TransitionRoute, loadTransition),
};
