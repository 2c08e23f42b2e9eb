import type { ReactNode } from 'react';
import type { PageLoader, Shell } from '#server/pages/page-contract.ts';
import type { JsonLdNode } from '#app/ui/json-ld.tsx';
import { ArticleRoute } from './routes/article.tsx';
import { loadArticle } from './routes/article.data.ts';
import { describeArticle } from './routes/article.json-ld.ts';
import { AuthorRoute } from './routes/author.tsx';
import { loadAuthor } from './routes/author.data.ts';
import { BankRoute } from './routes/bank.tsx';
import { loadBank } from './routes/bank.data.ts';
import { BankRatesRoute } from './routes/bank-rates.tsx';
import { loadBankRates } from './routes/bank-rates.data.ts';
import { BlogRoute } from './routes/blog.tsx';
import { loadBlog } from './routes/blog.data.ts';
import { CalendarRoute } from './routes/calendar.tsx';
import { loadCalendar } from './routes/calendar.data.ts';
import { CalculatorRoute } from './routes/calculator.tsx';
import { loadCalculator } from './routes/calculator.data.tsx';
import { CompareRoute } from './routes/compare.tsx';
import { loadCompare } from './routes/compare.data.ts';
import { ContactRoute } from './routes/contact.tsx';
import { loadContact } from './routes/contact.data.ts';
import { ConfirmationRoute } from './routes/confirmation.tsx';
import { loadConfirmation } from './routes/confirmation.data.ts';
import { ConverterRoute } from './routes/converter.tsx';
import { loadConverter } from './routes/converter.data.tsx';
import { CookiePolicyRoute } from './routes/cookie-policy.tsx';
import { HomeRoute } from './routes/home.tsx';
import { loadHome } from './routes/home.data.tsx';
import { describeHome } from './routes/home.json-ld.ts';
import { HowItWorksRoute } from './routes/how-it-works.tsx';
import { loadHowItWorks } from './routes/how-it-works.data.ts';
import { InstallingRoute } from './routes/installing.tsx';
import { LenderRoute } from './routes/lender.tsx';
import { loadLender } from './routes/lender.data.ts';
import { describeLender } from './routes/lender.json-ld.ts';
import { LenderSheetRoute } from './routes/lender-sheet.tsx';
import { loadLenderSheet } from './routes/lender-sheet.data.ts';
import { NotificationsRoute } from './routes/notifications.tsx';
import { ModerationRoute } from './routes/moderation.tsx';
import { loadModeration } from './routes/moderation.data.ts';
import { OffersRoute } from './routes/offers.tsx';
import { loadOffers } from './routes/offers.data.ts';
import { describeOffers } from './routes/offers.json-ld.ts';
import { OfflineRoute } from './routes/offline.tsx';
import { OwnDataRoute } from './routes/own-data.tsx';
import { loadOwnData } from './routes/own-data.data.ts';
import { PauseRoute } from './routes/pause.tsx';
import { loadPause } from './routes/pause.data.ts';
import { SearchRoute } from './routes/search.tsx';
import { loadSearch } from './routes/search.data.ts';
import { TextPageRoute } from './routes/text-page.tsx';
import { loadTextOf, loadTextPage } from './routes/text-page.data.ts';
import { LoanTypeRoute } from './routes/loan-type.tsx';
import { loadLoanType } from './routes/loan-type.data.ts';
import { describeLoanType } from './routes/loan-type.json-ld.ts';
import { TrafficbackRoute } from './routes/trafficback.tsx';
import { loadTrafficback } from './routes/trafficback.data.ts';
import { TransitionRoute } from './routes/transition.tsx';
import { loadTransition } from './routes/transition.data.ts';
import { UnsubscribeRoute } from './routes/unsubscribe.tsx';
import { loadUnsubscribe } from './routes/unsubscribe.data.ts';
import { SubscriptionRoute } from './routes/subscription.tsx';
import { loadSubscription } from './routes/subscription.data.ts';
import { ApplicationRoute } from './routes/application.tsx';
import { loadApplication } from './routes/application.data.ts';
import { PartnersRoute } from './routes/partners.tsx';
import { loadPartners } from './routes/partners.data.ts';
import { ProcessRoute } from './routes/process.tsx';
import { loadProcess } from './routes/process.data.ts';
import { RegistrationRoute } from './routes/registration.tsx';
import { loadRegistration } from './routes/registration.data.ts';
import { RejectedRoute } from './routes/rejected.tsx';
import { loadRejected } from './routes/rejected.data.ts';
import { Rejected2Route } from './routes/rejected2.tsx';
import { loadRejected2 } from './routes/rejected2.data.ts';
import { ThankYouRoute } from './routes/thank-you.tsx';
import { loadThankYou } from './routes/thank-you.data.ts';

/** What a page is about, in the words of schema.org; the way to it is said by its breadcrumbs. */
type About<Data> = (data: Data, shell: Shell) => readonly JsonLdNode[];

type ServerPage = {
  load: PageLoader<unknown>;
  render: (data: unknown) => ReactNode;
  about: About<unknown>;
};

// Ties a loader to the component that shows its data; outside this function the two are opaque.
function page<Data>(
  Route: (props: { data: Data }) => ReactNode,
  load: PageLoader<Data>,
  about: About<Data> = () => [],
): ServerPage {
  return {
    load,
    render: (data) => <Route data={data as Data} />,
    about: (data, shell) => about(data as Data, shell),
  };
}

/** The pages by module name of the route table, with everything the server needs of them. */
export const serverPages: Record<string, ServerPage> = {
  article: page(ArticleRoute, loadArticle, describeArticle),
  author: page(AuthorRoute, loadAuthor),
  bank: page(BankRoute, loadBank),
  'bank-rates': page(BankRatesRoute, loadBankRates),
  blog: page(BlogRoute, loadBlog),
  calendar: page(CalendarRoute, loadCalendar),
  calculator: page(CalculatorRoute, loadCalculator),
  compare: page(CompareRoute, loadCompare),
  contact: page(ContactRoute, loadContact),
  confirmation: page(ConfirmationRoute, loadConfirmation),
  converter: page(ConverterRoute, loadConverter),
  'cookie-policy': page(CookiePolicyRoute, loadTextOf('politica-de-cookies')),
  home: page(HomeRoute, loadHome, describeHome),
  'how-it-works': page(HowItWorksRoute, loadHowItWorks),
  lender: page(LenderRoute, loadLender, describeLender),
  'lender-sheet': page(LenderSheetRoute, loadLenderSheet),
  installing: page(InstallingRoute, loadTextOf('instalare')),
  offline: page(OfflineRoute, async () => ({})),
  notifications: page(NotificationsRoute, loadTextOf('notificari')),
  moderation: page(ModerationRoute, loadModeration),
  offers: page(OffersRoute, loadOffers, describeOffers),
  application: page(ApplicationRoute, loadApplication),
  partners: page(PartnersRoute, loadPartners),
  process: page(ProcessRoute, loadProcess),
  registration: page(RegistrationRoute, loadRegistration),
  rejected: page(RejectedRoute, loadRejected),
  rejected2: page(Rejected2Route, loadRejected2),
  'thank-you': page(ThankYouRoute, loadThankYou),
  search: page(SearchRoute, loadSearch),
  subscription: page(SubscriptionRoute, loadSubscription),
  'text-page': page(TextPageRoute, loadTextPage),
  'loan-type': page(LoanTypeRoute, loadLoanType, describeLoanType),
  trafficback: page(TrafficbackRoute, loadTrafficback),
  transition: page(TransitionRoute, loadTransition),
  'own-data': page(OwnDataRoute, loadOwnData),
  pause: page(PauseRoute, loadPause),
  unsubscribe: page(UnsubscribeRoute, loadUnsubscribe),
};
