import type { ReactNode } from 'react';
import type { PageLoader, Shell } from '#server/web/pages/page-contract.ts';
import type { JsonLdNode } from '#app/ui/json-ld.tsx';
import { AllPagesRoute } from '#app/pages/all-pages.tsx';
import { loadAllPages } from '#app/pages/all-pages.data.ts';
import { ArticleRoute } from '#app/pages/article.tsx';
import { loadArticle } from '#app/pages/article.data.ts';
import { describeArticle } from '#app/pages/article.json-ld.ts';
import { AuthorRoute } from '#app/pages/author.tsx';
import { loadAuthor } from '#app/pages/author.data.ts';
import { describeAuthor } from '#app/pages/author.json-ld.ts';
import { BankRoute } from '#app/pages/bank.tsx';
import { loadBank } from '#app/pages/bank.data.ts';
import { BankRatesRoute } from '#app/pages/bank-rates.tsx';
import { loadBankRates } from '#app/pages/bank-rates.data.ts';
import { BlogRoute } from '#app/pages/blog.tsx';
import { loadBlog } from '#app/pages/blog.data.ts';
import { BusinessRoute } from '#app/pages/business.tsx';
import { loadBusiness } from '#app/pages/business.data.ts';
import { CalendarRoute } from '#app/pages/calendar.tsx';
import { loadCalendar } from '#app/pages/calendar.data.ts';
import { CalculatorRoute } from '#app/pages/calculator.tsx';
import { loadCalculator } from '#app/pages/calculator.data.tsx';
import { CompareRoute } from '#app/pages/compare.tsx';
import { loadCompare } from '#app/pages/compare.data.ts';
import { ContactRoute } from '#app/pages/contact.tsx';
import { loadContact } from '#app/pages/contact.data.ts';
import { ConfirmationRoute } from '#app/pages/confirmation.tsx';
import { loadConfirmation } from '#app/pages/confirmation.data.ts';
import { ContractCheckRoute } from '#app/pages/contract-check.tsx';
import { loadContractCheck } from '#app/pages/contract-check.data.tsx';
import { ConverterRoute } from '#app/pages/converter.tsx';
import { loadConverter } from '#app/pages/converter.data.tsx';
import { CookiePolicyRoute } from '#app/pages/cookie-policy.tsx';
import { DebtsRoute } from '#app/pages/debts.tsx';
import { loadDebts } from '#app/pages/debts.data.tsx';
import { HomeRoute } from '#app/pages/home.tsx';
import { loadHome } from '#app/pages/home.data.tsx';
import { describeHome } from '#app/pages/home.json-ld.ts';
import { HowItWorksRoute } from '#app/pages/how-it-works.tsx';
import { loadHowItWorks } from '#app/pages/how-it-works.data.ts';
import { IndicatorsRoute } from '#app/pages/indicators.tsx';
import { loadIndicators } from '#app/pages/indicators.data.ts';
import { InstallingRoute } from '#app/pages/installing.tsx';
import { IrccRoute } from '#app/pages/ircc.tsx';
import { loadIrcc } from '#app/pages/ircc.data.ts';
import { LawActRoute } from '#app/pages/law-act.tsx';
import { loadLawAct } from '#app/pages/law-act.data.ts';
import { LawArticleRoute } from '#app/pages/law-article.tsx';
import { loadLawArticle } from '#app/pages/law-article.data.ts';
import { LawLibraryRoute } from '#app/pages/law-library.tsx';
import { loadLawLibrary } from '#app/pages/law-library.data.ts';
import { LenderRoute } from '#app/pages/lender.tsx';
import { loadLender } from '#app/pages/lender.data.ts';
import { describeLender } from '#app/pages/lender.json-ld.ts';
import { LenderSheetRoute } from '#app/pages/lender-sheet.tsx';
import { loadLenderSheet } from '#app/pages/lender-sheet.data.ts';
import { NotificationsRoute } from '#app/pages/notifications.tsx';
import { ModerationRoute } from '#app/pages/moderation.tsx';
import { loadModeration } from '#app/pages/moderation.data.ts';
import { OffersRoute } from '#app/pages/offers.tsx';
import { loadOffers } from '#app/pages/offers.data.ts';
import { describeOffers } from '#app/pages/offers.json-ld.ts';
import { OfflineRoute } from '#app/pages/offline.tsx';
import { OpenDataRoute } from '#app/pages/open-data.tsx';
import { loadOpenData } from '#app/pages/open-data.data.ts';
import { describeOpenData } from '#app/pages/open-data.json-ld.ts';
import { OwnDataRoute } from '#app/pages/own-data.tsx';
import { loadOwnData } from '#app/pages/own-data.data.ts';
import { PauseRoute } from '#app/pages/pause.tsx';
import { loadPause } from '#app/pages/pause.data.ts';
import { RoadsRoute } from '#app/pages/roads.tsx';
import { loadRoads } from '#app/pages/roads.data.ts';
import { SearchRoute } from '#app/pages/search.tsx';
import { loadSearch } from '#app/pages/search.data.ts';
import { TextPageRoute } from '#app/pages/text-page.tsx';
import { loadTextOf, loadTextPage } from '#app/pages/text-page.data.ts';
import { LoanTypeRoute } from '#app/pages/loan-type.tsx';
import { loadLoanType } from '#app/pages/loan-type.data.ts';
import { describeLoanType } from '#app/pages/loan-type.json-ld.ts';
import { TrafficbackRoute } from '#app/pages/trafficback.tsx';
import { loadTrafficback } from '#app/pages/trafficback.data.ts';
import { TransparencyRoute } from '#app/pages/transparency.tsx';
import { loadTransparency } from '#app/pages/transparency.data.ts';
import { TransitionRoute } from '#app/pages/transition.tsx';
import { loadTransition } from '#app/pages/transition.data.ts';
import { UnsubscribeRoute } from '#app/pages/unsubscribe.tsx';
import { loadUnsubscribe } from '#app/pages/unsubscribe.data.ts';
import { SubscriptionRoute } from '#app/pages/subscription.tsx';
import { loadSubscription } from '#app/pages/subscription.data.ts';
import { ApplicationRoute } from '#app/pages/application.tsx';
import { loadApplication } from '#app/pages/application.data.ts';
import { PayRoute } from '#app/pages/pay.tsx';
import { loadPay } from '#app/pages/pay.data.ts';
import { PartnersRoute } from '#app/pages/partners.tsx';
import { loadPartners } from '#app/pages/partners.data.ts';
import { LetterRoute } from '#app/pages/letter.tsx';
import { loadLetter } from '#app/pages/letter.data.ts';
import { LettersRoute } from '#app/pages/letters.tsx';
import { loadLetters } from '#app/pages/letters.data.ts';
import { PriceRequestRoute } from '#app/pages/price-request.tsx';
import { loadPriceRequest } from '#app/pages/price-request.data.ts';
import { PriceReportRoute } from '#app/pages/price-report.tsx';
import { loadPriceReport } from '#app/pages/price-report.data.ts';
import { SentRequestRoute } from '#app/pages/sent-request.tsx';
import { loadSentRequest } from '#app/pages/sent-request.data.ts';
import { ProcessRoute } from '#app/pages/process.tsx';
import { loadProcess } from '#app/pages/process.data.ts';
import { describeBank, describeBankRates, describeConverter } from '#app/pages/rates.json-ld.ts';
import { RegistrationRoute } from '#app/pages/registration.tsx';
import { loadRegistration } from '#app/pages/registration.data.ts';
import { RejectedRoute } from '#app/pages/rejected.tsx';
import { loadRejected } from '#app/pages/rejected.data.ts';
import { Rejected2Route } from '#app/pages/rejected2.tsx';
import { loadRejected2 } from '#app/pages/rejected2.data.ts';
import { describeTool } from '#app/pages/tools.json-ld.ts';
import { ThankYouRoute } from '#app/pages/thank-you.tsx';
import { loadThankYou } from '#app/pages/thank-you.data.ts';

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

/** A page of its own texts, by its heading. */
function named({ texts: { h1, description } }: { texts: { h1: string; description: string } }) {
  return { name: h1, description };
}

/** The pages by module name of the route table, with everything the server needs of them. */
export const serverPages: Record<string, ServerPage> = {
  'all-pages': page(AllPagesRoute, loadAllPages),
  article: page(ArticleRoute, loadArticle, describeArticle),
  author: page(AuthorRoute, loadAuthor, describeAuthor),
  bank: page(BankRoute, loadBank, describeBank),
  'bank-rates': page(BankRatesRoute, loadBankRates, describeBankRates),
  blog: page(BlogRoute, loadBlog),
  business: page(BusinessRoute, loadBusiness, describeTool('/calculator-pfa-sau-srl/', named)),
  calendar: page(CalendarRoute, loadCalendar),
  calculator: page(
    CalculatorRoute,
    loadCalculator,
    describeTool('/calculator-rate-credit/', ({ texts, description }) => ({
      name: texts.head.title,
      description,
    })),
  ),
  compare: page(CompareRoute, loadCompare),
  contact: page(ContactRoute, loadContact),
  confirmation: page(ConfirmationRoute, loadConfirmation),
  'contract-check': page(ContractCheckRoute, loadContractCheck, describeTool('/verificare/', named)),
  converter: page(ConverterRoute, loadConverter, describeConverter),
  'cookie-policy': page(CookiePolicyRoute, loadTextOf('politica-de-cookies')),
  debts: page(DebtsRoute, loadDebts, describeTool('/datorii/', named)),
  home: page(HomeRoute, loadHome, describeHome),
  'how-it-works': page(
    HowItWorksRoute,
    loadHowItWorks,
    describeTool('/cum-functioneaza/', ({ page: text, test }) => ({
      name: test.texts.title,
      description: text.description,
    })),
  ),
  ircc: page(IrccRoute, loadIrcc, describeTool('/calculator-rata-ircc/', named)),
  'law-act': page(LawActRoute, loadLawAct),
  'law-article': page(LawArticleRoute, loadLawArticle),
  'law-library': page(LawLibraryRoute, loadLawLibrary),
  letter: page(LetterRoute, loadLetter),
  letters: page(LettersRoute, loadLetters),
  lender: page(LenderRoute, loadLender, describeLender),
  'lender-sheet': page(LenderSheetRoute, loadLenderSheet),
  installing: page(InstallingRoute, loadTextOf('instalare')),
  offline: page(OfflineRoute, async () => ({})),
  'open-data': page(OpenDataRoute, loadOpenData, describeOpenData),
  notifications: page(NotificationsRoute, loadTextOf('notificari')),
  moderation: page(ModerationRoute, loadModeration),
  offers: page(OffersRoute, loadOffers, describeOffers),
  application: page(ApplicationRoute, loadApplication),
  pay: page(PayRoute, loadPay, describeTool('/calculator-salariu-net/', named)),
  partners: page(PartnersRoute, loadPartners),
  'price-request': page(PriceRequestRoute, loadPriceRequest),
  'price-report': page(PriceReportRoute, loadPriceReport),
  'sent-request': page(SentRequestRoute, loadSentRequest),
  process: page(ProcessRoute, loadProcess),
  registration: page(RegistrationRoute, loadRegistration),
  rejected: page(RejectedRoute, loadRejected),
  rejected2: page(Rejected2Route, loadRejected2),
  'thank-you': page(ThankYouRoute, loadThankYou),
  indicators: page(IndicatorsRoute, loadIndicators),
  roads: page(
    RoadsRoute,
    loadRoads,
    describeTool('/drumuri/', ({ description }) => ({ name: 'Șase drumuri', description })),
  ),
  search: page(SearchRoute, loadSearch),
  subscription: page(SubscriptionRoute, loadSubscription),
  'text-page': page(TextPageRoute, loadTextPage),
  'loan-type': page(LoanTypeRoute, loadLoanType, describeLoanType),
  transparency: page(TransparencyRoute, loadTransparency),
  trafficback: page(TrafficbackRoute, loadTrafficback),
  transition: page(TransitionRoute, loadTransition),
  'own-data': page(OwnDataRoute, loadOwnData),
  pause: page(PauseRoute, loadPause),
  unsubscribe: page(UnsubscribeRoute, loadUnsubscribe),
};
