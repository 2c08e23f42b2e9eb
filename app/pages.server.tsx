import type { ReactNode } from 'react';
import type { PageLoader, Shell } from '#server/pages/page-contract.ts';
import type { JsonLdNode } from '#app/ui/json-ld.tsx';
import { AllPagesRoute } from '#app/routes/all-pages.tsx';
import { loadAllPages } from '#app/routes/all-pages.data.ts';
import { ArticleRoute } from '#app/routes/article.tsx';
import { loadArticle } from '#app/routes/article.data.ts';
import { describeArticle } from '#app/routes/article.json-ld.ts';
import { AuthorRoute } from '#app/routes/author.tsx';
import { loadAuthor } from '#app/routes/author.data.ts';
import { describeAuthor } from '#app/routes/author.json-ld.ts';
import { BankRoute } from '#app/routes/bank.tsx';
import { loadBank } from '#app/routes/bank.data.ts';
import { BankRatesRoute } from '#app/routes/bank-rates.tsx';
import { loadBankRates } from '#app/routes/bank-rates.data.ts';
import { BlogRoute } from '#app/routes/blog.tsx';
import { loadBlog } from '#app/routes/blog.data.ts';
import { BusinessRoute } from '#app/routes/business.tsx';
import { loadBusiness } from '#app/routes/business.data.ts';
import { CalendarRoute } from '#app/routes/calendar.tsx';
import { loadCalendar } from '#app/routes/calendar.data.ts';
import { CalculatorRoute } from '#app/routes/calculator.tsx';
import { loadCalculator } from '#app/routes/calculator.data.tsx';
import { CompareRoute } from '#app/routes/compare.tsx';
import { loadCompare } from '#app/routes/compare.data.ts';
import { ContactRoute } from '#app/routes/contact.tsx';
import { loadContact } from '#app/routes/contact.data.ts';
import { ConfirmationRoute } from '#app/routes/confirmation.tsx';
import { loadConfirmation } from '#app/routes/confirmation.data.ts';
import { ContractCheckRoute } from '#app/routes/contract-check.tsx';
import { loadContractCheck } from '#app/routes/contract-check.data.tsx';
import { ConverterRoute } from '#app/routes/converter.tsx';
import { loadConverter } from '#app/routes/converter.data.tsx';
import { CookiePolicyRoute } from '#app/routes/cookie-policy.tsx';
import { DebtsRoute } from '#app/routes/debts.tsx';
import { loadDebts } from '#app/routes/debts.data.tsx';
import { HomeRoute } from '#app/routes/home.tsx';
import { loadHome } from '#app/routes/home.data.tsx';
import { describeHome } from '#app/routes/home.json-ld.ts';
import { HowItWorksRoute } from '#app/routes/how-it-works.tsx';
import { loadHowItWorks } from '#app/routes/how-it-works.data.ts';
import { IndicatorsRoute } from '#app/routes/indicators.tsx';
import { loadIndicators } from '#app/routes/indicators.data.ts';
import { InstallingRoute } from '#app/routes/installing.tsx';
import { IrccRoute } from '#app/routes/ircc.tsx';
import { loadIrcc } from '#app/routes/ircc.data.ts';
import { LawActRoute } from '#app/routes/law-act.tsx';
import { loadLawAct } from '#app/routes/law-act.data.ts';
import { LawArticleRoute } from '#app/routes/law-article.tsx';
import { loadLawArticle } from '#app/routes/law-article.data.ts';
import { LawLibraryRoute } from '#app/routes/law-library.tsx';
import { loadLawLibrary } from '#app/routes/law-library.data.ts';
import { LenderRoute } from '#app/routes/lender.tsx';
import { loadLender } from '#app/routes/lender.data.ts';
import { describeLender } from '#app/routes/lender.json-ld.ts';
import { LenderSheetRoute } from '#app/routes/lender-sheet.tsx';
import { loadLenderSheet } from '#app/routes/lender-sheet.data.ts';
import { NotificationsRoute } from '#app/routes/notifications.tsx';
import { ModerationRoute } from '#app/routes/moderation.tsx';
import { loadModeration } from '#app/routes/moderation.data.ts';
import { OffersRoute } from '#app/routes/offers.tsx';
import { loadOffers } from '#app/routes/offers.data.ts';
import { describeOffers } from '#app/routes/offers.json-ld.ts';
import { OfflineRoute } from '#app/routes/offline.tsx';
import { OpenDataRoute } from '#app/routes/open-data.tsx';
import { loadOpenData } from '#app/routes/open-data.data.ts';
import { describeOpenData } from '#app/routes/open-data.json-ld.ts';
import { OwnDataRoute } from '#app/routes/own-data.tsx';
import { loadOwnData } from '#app/routes/own-data.data.ts';
import { PauseRoute } from '#app/routes/pause.tsx';
import { loadPause } from '#app/routes/pause.data.ts';
import { RoadsRoute } from '#app/routes/roads.tsx';
import { loadRoads } from '#app/routes/roads.data.ts';
import { SearchRoute } from '#app/routes/search.tsx';
import { loadSearch } from '#app/routes/search.data.ts';
import { TextPageRoute } from '#app/routes/text-page.tsx';
import { loadTextOf, loadTextPage } from '#app/routes/text-page.data.ts';
import { LoanTypeRoute } from '#app/routes/loan-type.tsx';
import { loadLoanType } from '#app/routes/loan-type.data.ts';
import { describeLoanType } from '#app/routes/loan-type.json-ld.ts';
import { TrafficbackRoute } from '#app/routes/trafficback.tsx';
import { loadTrafficback } from '#app/routes/trafficback.data.ts';
import { TransparencyRoute } from '#app/routes/transparency.tsx';
import { loadTransparency } from '#app/routes/transparency.data.ts';
import { TransitionRoute } from '#app/routes/transition.tsx';
import { loadTransition } from '#app/routes/transition.data.ts';
import { UnsubscribeRoute } from '#app/routes/unsubscribe.tsx';
import { loadUnsubscribe } from '#app/routes/unsubscribe.data.ts';
import { SubscriptionRoute } from '#app/routes/subscription.tsx';
import { loadSubscription } from '#app/routes/subscription.data.ts';
import { ApplicationRoute } from '#app/routes/application.tsx';
import { loadApplication } from '#app/routes/application.data.ts';
import { PayRoute } from '#app/routes/pay.tsx';
import { loadPay } from '#app/routes/pay.data.ts';
import { PartnersRoute } from '#app/routes/partners.tsx';
import { loadPartners } from '#app/routes/partners.data.ts';
import { LetterRoute } from '#app/routes/letter.tsx';
import { loadLetter } from '#app/routes/letter.data.ts';
import { LettersRoute } from '#app/routes/letters.tsx';
import { loadLetters } from '#app/routes/letters.data.ts';
import { PriceRequestRoute } from '#app/routes/price-request.tsx';
import { loadPriceRequest } from '#app/routes/price-request.data.ts';
import { PriceReportRoute } from '#app/routes/price-report.tsx';
import { loadPriceReport } from '#app/routes/price-report.data.ts';
import { SentRequestRoute } from '#app/routes/sent-request.tsx';
import { loadSentRequest } from '#app/routes/sent-request.data.ts';
import { ProcessRoute } from '#app/routes/process.tsx';
import { loadProcess } from '#app/routes/process.data.ts';
import { describeBank, describeBankRates, describeConverter } from '#app/routes/rates.json-ld.ts';
import { RegistrationRoute } from '#app/routes/registration.tsx';
import { loadRegistration } from '#app/routes/registration.data.ts';
import { RejectedRoute } from '#app/routes/rejected.tsx';
import { loadRejected } from '#app/routes/rejected.data.ts';
import { Rejected2Route } from '#app/routes/rejected2.tsx';
import { loadRejected2 } from '#app/routes/rejected2.data.ts';
import { describeTool } from '#app/routes/tools.json-ld.ts';
import { ThankYouRoute } from '#app/routes/thank-you.tsx';
import { loadThankYou } from '#app/routes/thank-you.data.ts';

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
