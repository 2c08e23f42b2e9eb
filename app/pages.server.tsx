import type { ReactNode } from 'react';
import type { PageLoader } from '#server/pages/page-contract.ts';
import { ArticleRoute } from './routes/article.tsx';
import { loadArticle } from './routes/article.data.ts';
import { AuthorRoute } from './routes/author.tsx';
import { loadAuthor } from './routes/author.data.ts';
import { BlogRoute } from './routes/blog.tsx';
import { loadBlog } from './routes/blog.data.ts';
import { CompareRoute } from './routes/compare.tsx';
import { loadCompare } from './routes/compare.data.ts';
import { HomeRoute } from './routes/home.tsx';
import { loadHome } from './routes/home.data.tsx';
import { OffersRoute } from './routes/offers.tsx';
import { loadOffers } from './routes/offers.data.ts';
import { TextPageRoute } from './routes/text-page.tsx';
import { loadTextPage } from './routes/text-page.data.ts';
import { LoanTypeRoute } from './routes/loan-type.tsx';
import { loadLoanType } from './routes/loan-type.data.ts';
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
  article: page(ArticleRoute, loadArticle),
  author: page(AuthorRoute, loadAuthor),
  blog: page(BlogRoute, loadBlog),
  compare: page(CompareRoute, loadCompare),
  home: page(HomeRoute, loadHome),
  offers: page(OffersRoute, loadOffers),
  'text-page': page(TextPageRoute, loadTextPage),
  'loan-type': page(LoanTypeRoute, loadLoanType),
  trafficback: page(TrafficbackRoute, loadTrafficback),
  transition: page(TransitionRoute, loadTransition),
};
