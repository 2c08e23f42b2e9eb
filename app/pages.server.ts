import type { DeclaredPage } from '#app/shell/declare-page.tsx';
import { homePage } from '#app/pages/home.data.tsx';
import { offersPage } from '#app/pages/offers.data.ts';
import { comparePage } from '#app/pages/compare.data.ts';
import { converterPage } from '#app/pages/converter.data.tsx';
import { calculatorPage } from '#app/pages/calculator.data.tsx';
import { contractCheckPage } from '#app/pages/contract-check.data.tsx';
import { debtsPage } from '#app/pages/debts.data.tsx';
import { confirmationPage } from '#app/pages/confirmation.data.ts';
import { moderationPage } from '#app/pages/moderation.data.ts';
import { priceReportPage } from '#app/pages/price-report.data.ts';
import { sentRequestPage } from '#app/pages/sent-request.data.ts';
import { notificationsPage } from '#app/pages/notifications.tsx';
import { affiliatesPage } from '#app/pages/affiliates.data.tsx';
import { contactPage } from '#app/pages/contact.data.ts';
import { applicationPage } from '#app/pages/application.data.ts';
import { registrationPage } from '#app/pages/registration.data.ts';
import { processPage } from '#app/pages/process.data.ts';
import { thankYouPage } from '#app/pages/thank-you.tsx';
import { unsubscribePage } from '#app/pages/unsubscribe.data.ts';
import { subscriptionPage } from '#app/pages/subscription.data.ts';
import { pausePage } from '#app/pages/pause.data.ts';
import { ownDataPage } from '#app/pages/own-data.data.ts';
import { transitionPage } from '#app/pages/transition.data.ts';
import { trafficbackPage } from '#app/pages/trafficback.data.ts';
import { searchPage } from '#app/pages/search.data.ts';
import { howItWorksPage } from '#app/pages/how-it-works.data.ts';
import { roadsPage } from '#app/pages/roads.data.ts';
import { priceRequestPage } from '#app/pages/price-request.data.ts';
import { lettersPage } from '#app/pages/letters.data.ts';
import { letterPage } from '#app/pages/letter.data.ts';
import { openDataPage } from '#app/pages/open-data.data.ts';
import { transparencyPage } from '#app/pages/transparency.data.ts';
import { indicatorsPage } from '#app/pages/indicators.data.ts';
import { irccPage } from '#app/pages/ircc.data.ts';
import { payPage } from '#app/pages/pay.data.ts';
import { businessPage } from '#app/pages/business.data.ts';
import { lawLibraryPage } from '#app/pages/law-library.data.ts';
import { lawActPage } from '#app/pages/law-act.data.ts';
import { lawArticlePage } from '#app/pages/law-article.data.ts';
import { allPagesPage } from '#app/pages/all-pages.data.ts';
import { cookiePolicyPage } from '#app/pages/cookie-policy.tsx';
import { installingPage } from '#app/pages/installing.tsx';
import { partnersPage } from '#app/pages/partners.data.ts';
import { offlinePage } from '#app/pages/offline.data.ts';
import { rejectedPage } from '#app/pages/rejected.data.ts';
import { rejected2Page } from '#app/pages/rejected2.data.ts';
import { bankRatesPage } from '#app/pages/bank-rates.data.ts';
import { bankPage } from '#app/pages/bank.data.ts';
import { blogPage } from '#app/pages/blog.data.ts';
import { authorPage } from '#app/pages/author.data.ts';
import { lenderPage } from '#app/pages/lender.data.ts';
import { lenderSheetPage } from '#app/pages/lender-sheet.data.ts';
import { articlePage } from '#app/pages/article.data.ts';
import { loanTypePage } from '#app/pages/loan-type.data.ts';
import { textPagePage } from '#app/pages/text-page.data.ts';
import { calendarPage } from '#app/pages/calendar.data.ts';

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
  // Pages with forms for personal data, and their confirmations.
  confirmationPage,
  moderationPage,
  priceReportPage,
  sentRequestPage,
  notificationsPage,
  contactPage,
  affiliatesPage,
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
