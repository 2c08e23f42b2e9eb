import type { DeclaredPage } from './declare-page.tsx';
import { homePage } from '#app/routes/home.data.tsx';
import { offersPage } from '#app/routes/offers.data.ts';
import { comparePage } from '#app/routes/compare.data.ts';
import { converterPage } from '#app/routes/converter.data.tsx';
import { calculatorPage } from '#app/routes/calculator.data.tsx';
import { contractCheckPage } from '#app/routes/contract-check.data.tsx';
import { debtsPage } from '#app/routes/debts.data.tsx';
import { confirmationPage } from '#app/routes/confirmation.data.ts';
import { moderationPage } from '#app/routes/moderation.data.ts';
import { priceReportPage } from '#app/routes/price-report.data.ts';
import { sentRequestPage } from '#app/routes/sent-request.data.ts';
import { notificationsPage } from '#app/routes/notifications.tsx';
import { contactPage } from '#app/routes/contact.data.ts';
import { applicationPage } from '#app/routes/application.data.ts';
import { registrationPage } from '#app/routes/registration.data.ts';
import { processPage } from '#app/routes/process.data.ts';
import { thankYouPage } from '#app/routes/thank-you.tsx';
import { unsubscribePage } from '#app/routes/unsubscribe.data.ts';
import { subscriptionPage } from '#app/routes/subscription.data.ts';
import { pausePage } from '#app/routes/pause.data.ts';
import { ownDataPage } from '#app/routes/own-data.data.ts';
import { transitionPage } from '#app/routes/transition.data.ts';
import { trafficbackPage } from '#app/routes/trafficback.data.ts';
import { searchPage } from '#app/routes/search.data.ts';
import { howItWorksPage } from '#app/routes/how-it-works.data.ts';
import { roadsPage } from '#app/routes/roads.data.ts';
import { priceRequestPage } from '#app/routes/price-request.data.ts';
import { lettersPage } from '#app/routes/letters.data.ts';
import { letterPage } from '#app/routes/letter.data.ts';
import { openDataPage } from '#app/routes/open-data.data.ts';
import { transparencyPage } from '#app/routes/transparency.data.ts';
import { indicatorsPage } from '#app/routes/indicators.data.ts';
import { irccPage } from '#app/routes/ircc.data.ts';
import { payPage } from '#app/routes/pay.data.ts';
import { businessPage } from '#app/routes/business.data.ts';
import { lawLibraryPage } from '#app/routes/law-library.data.ts';
import { lawActPage } from '#app/routes/law-act.data.ts';
import { lawArticlePage } from '#app/routes/law-article.data.ts';
import { allPagesPage } from '#app/routes/all-pages.data.ts';
import { cookiePolicyPage } from '#app/routes/cookie-policy.tsx';
import { installingPage } from '#app/routes/installing.tsx';
import { partnersPage } from '#app/routes/partners.data.ts';
import { offlinePage } from '#app/routes/offline.data.ts';
import { rejectedPage } from '#app/routes/rejected.data.ts';
import { rejected2Page } from '#app/routes/rejected2.data.ts';
import { bankRatesPage } from '#app/routes/bank-rates.data.ts';
import { bankPage } from '#app/routes/bank.data.ts';
import { blogPage } from '#app/routes/blog.data.ts';
import { authorPage } from '#app/routes/author.data.ts';
import { lenderPage } from '#app/routes/lender.data.ts';
import { lenderSheetPage } from '#app/routes/lender-sheet.data.ts';
import { articlePage } from '#app/routes/article.data.ts';
import { loanTypePage } from '#app/routes/loan-type.data.ts';
import { textPagePage } from '#app/routes/text-page.data.ts';
import { calendarPage } from '#app/routes/calendar.data.ts';

/** Every page of the site, in the order of the sitemap; of two addresses with a parameter the first that matches is shown. */
export const declaredPages: readonly DeclaredPage[] = [
  // Pages that React takes over in the browser.
  homePage,
  offersPage,
  comparePage,
  converterPage,
  calculatorPage,
  contractCheckPage,
  debtsPage,
  // Pages that ask for data of a person, and what is said once they were sent.
  confirmationPage,
  moderationPage,
  priceReportPage,
  sentRequestPage,
  notificationsPage,
  contactPage,
  applicationPage,
  registrationPage,
  processPage,
  thankYouPage,
  unsubscribePage,
  subscriptionPage,
  pausePage,
  ownDataPage,
  // All other documents.
  transitionPage,
  trafficbackPage,
  searchPage,
  howItWorksPage,
  roadsPage,
  priceRequestPage,
  lettersPage,
  letterPage,
  openDataPage,
  transparencyPage,
  indicatorsPage,
  irccPage,
  payPage,
  businessPage,
  lawLibraryPage,
  lawActPage,
  lawArticlePage,
  allPagesPage,
  cookiePolicyPage,
  installingPage,
  partnersPage,
  offlinePage,
  rejectedPage,
  rejected2Page,
  bankRatesPage,
  bankPage,
  blogPage,
  authorPage,
  lenderPage,
  lenderSheetPage,
  // Articles, loan types and plain texts share the root of the site with the pages above.
  articlePage,
  loanTypePage,
  textPagePage,
  // Stands after the texts of the root, whose slugs may begin in the same way.
  calendarPage,
];
