import { redirect, type RouteObject } from 'react-router';
import { OfficeFrame } from '#app/office/frame/office-frame.tsx';
import { OfficeProblem } from '#app/office/frame/office-problem.tsx';
import { load } from './load.ts';

/** Every page of the back office, under /admin. A page's module has a `Component` and, if it has data, a `loader`. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: OfficeProblem,
    HydrateFallback: () => null,
    children: [
      { path: '/intrare/', lazy: () => import('#app/office/sign-in/sign-in-page.tsx') },
      { path: '/invitatie/', lazy: () => import('#app/office/sign-in/invitation-page.tsx') },
      {
        id: 'office',
        Component: OfficeFrame,
        loader: (args) => load('me', args),
        children: [
          {
            ErrorBoundary: OfficeProblem,
            children: [
              { path: '/', lazy: () => import('#app/office/overview/overview-page.tsx') },
              { path: '/moderare/', lazy: () => import('#app/office/moderation/moderation-page.tsx') },
              { path: '/cereri/', loader: () => redirect('/mesaje/date/') },
              { path: '/oferte/', lazy: () => import('#app/office/offers/offers-page.tsx') },
              { path: '/oferte/modificari/', lazy: () => import('#app/office/offers/changes-page.tsx') },
              { path: '/oferte/ordine/', lazy: () => import('#app/office/offers/preview-page.tsx') },
              { path: '/oferte/active/', lazy: () => import('#app/office/offers/lead-feeds-page.tsx') },
              { path: '/oferte/fisiere/', lazy: () => import('#app/office/offers/files-page.tsx') },
              { path: '/oferte/:id/', lazy: () => import('#app/office/offers/offer-page.tsx') },
              { path: '/dovezi/', lazy: () => import('#app/office/evidence/lenders-page.tsx') },
              { path: '/dovezi/noua/', lazy: () => import('#app/office/evidence/entry-page.tsx') },
              { path: '/dovezi/propuneri/', lazy: () => import('#app/office/evidence/changes-page.tsx') },
              { path: '/dovezi/prospetime/', lazy: () => import('#app/office/evidence/board-page.tsx') },
              { path: '/dovezi/raportate/', lazy: () => import('#app/office/evidence/reports-page.tsx') },
              { path: '/dovezi/cereri/', lazy: () => import('#app/office/evidence/sent-requests-page.tsx') },
              { path: '/dovezi/tabele/', lazy: () => import('#app/office/evidence/tables-page.tsx') },
              { path: '/dovezi/copii/', lazy: () => import('#app/office/evidence/files-page.tsx') },
              { path: '/dovezi/:lender/', lazy: () => import('#app/office/evidence/lender-page.tsx') },
              {
                path: '/transparenta/',
                lazy: () => import('#app/office/transparency/transparency-page.tsx'),
              },
              { path: '/indicatori/', lazy: () => import('#app/office/series/series-page.tsx') },
              { path: '/texte/', lazy: () => import('#app/office/texts/texts-page.tsx') },
              { path: '/texte/versiuni/', lazy: () => import('#app/office/texts/versions-page.tsx') },
              { path: '/texte/legi/', lazy: () => import('#app/office/texts/law-page.tsx') },
              { path: '/texte/:slug/', lazy: () => import('#app/office/texts/text-page.tsx') },
              { path: '/scoase/', lazy: () => import('#app/office/hidden/hidden-page.tsx') },
              { path: '/mesaje/', lazy: () => import('#app/office/messages/messages-page.tsx') },
              {
                path: '/mesaje/date/',
                lazy: () => import('#app/office/data-requests/data-requests-page.tsx'),
              },
              { path: '/mesaje/:reference/', lazy: () => import('#app/office/messages/message-page.tsx') },
              { path: '/inregistrari/', lazy: () => import('#app/office/people/registrations-page.tsx') },
              {
                path: '/inregistrari/:reference/',
                lazy: () => import('#app/office/people/registration-page.tsx'),
              },
              { path: '/abonari/', lazy: () => import('#app/office/people/subscriptions-page.tsx') },
              { path: '/dezabonari/', lazy: () => import('#app/office/people/suppressions-page.tsx') },
              { path: '/bani/', lazy: () => import('#app/office/money/money-page.tsx') },
              { path: '/bani/conversii/', lazy: () => import('#app/office/money/conversions-page.tsx') },
              { path: '/bani/conversii/:id/', lazy: () => import('#app/office/money/conversion-page.tsx') },
              { path: '/bani/refuzate/', lazy: () => import('#app/office/money/refused-postbacks-page.tsx') },
              { path: '/bani/chei/', lazy: () => import('#app/office/money/keys-page.tsx') },
              { path: '/raportari/', loader: () => redirect('/bani/refuzate/') },
              { path: '/cont/', lazy: () => import('#app/office/account/account-page.tsx') },
              { path: '/colegi/', lazy: () => import('#app/office/users/users-page.tsx') },
              { path: '/jurnal/', lazy: () => import('#app/office/audit/audit-page.tsx') },
              { path: '/statistici/', loader: () => redirect('/statistici/vizite/') },
              { path: '/statistici/acum/', lazy: () => import('#app/office/statistics/now-page.tsx') },
              { path: '/statistici/vizite/', lazy: () => import('#app/office/statistics/visits-page.tsx') },
              { path: '/statistici/surse/', lazy: () => import('#app/office/statistics/sources-page.tsx') },
              { path: '/statistici/pagini/', lazy: () => import('#app/office/statistics/pages-page.tsx') },
              { path: '/statistici/drum/', lazy: () => import('#app/office/statistics/funnel-page.tsx') },
              { path: '/statistici/oferte/', lazy: () => import('#app/office/statistics/offers-page.tsx') },
              {
                path: '/statistici/formulare/',
                lazy: () => import('#app/office/statistics/fields-page.tsx'),
              },
              {
                path: '/statistici/experimente/',
                lazy: () => import('#app/office/statistics/experiments-page.tsx'),
              },
              { path: '/statistici/viteza/', lazy: () => import('#app/office/statistics/vitals-page.tsx') },
              {
                path: '/statistici/prospetime/',
                lazy: () => import('#app/office/statistics/freshness-page.tsx'),
              },
              { path: '/operatiuni/', lazy: () => import('#app/office/operations/operations-page.tsx') },
              { path: '/operatiuni/verificari/', lazy: () => import('#app/office/doctor/doctor-page.tsx') },
              { path: '/operatiuni/notificari/', lazy: () => import('#app/office/operations/push-page.tsx') },
              { path: '*', lazy: () => import('#app/office/frame/missing-page.tsx') },
            ],
          },
        ],
      },
    ],
  },
];
