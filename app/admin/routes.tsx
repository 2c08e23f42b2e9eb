import { redirect, type RouteObject } from 'react-router';
import { OfficeFrame } from '#app/admin/frame/office-frame.tsx';
import { OfficeProblem } from '#app/admin/frame/office-problem.tsx';
import type { MeAnswer } from '#domain/office/answers/me.ts';
import { load } from './load.ts';

/** Every page of the back office, under /admin. A page's module has a `Component` and, when it has data, a `loader`. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: OfficeProblem,
    HydrateFallback: () => null,
    children: [
      { path: '/intrare/', lazy: () => import('#app/admin/sign-in/sign-in-page.tsx') },
      { path: '/invitatie/', lazy: () => import('#app/admin/sign-in/invitation-page.tsx') },
      {
        id: 'office',
        Component: OfficeFrame,
        loader: (args) => load<MeAnswer>('me', args),
        children: [
          {
            ErrorBoundary: OfficeProblem,
            children: [
              { path: '/', lazy: () => import('#app/admin/overview/overview-page.tsx') },
              { path: '/moderare/', lazy: () => import('#app/admin/moderation/moderation-page.tsx') },
              { path: '/cereri/', lazy: () => import('#app/admin/data-requests/data-requests-page.tsx') },
              { path: '/oferte/', lazy: () => import('#app/admin/offers/offers-page.tsx') },
              { path: '/oferte/modificari/', lazy: () => import('#app/admin/offers/changes-page.tsx') },
              { path: '/oferte/ordine/', lazy: () => import('#app/admin/offers/preview-page.tsx') },
              { path: '/oferte/active/', lazy: () => import('#app/admin/offers/lead-feeds-page.tsx') },
              { path: '/oferte/fisiere/', lazy: () => import('#app/admin/offers/files-page.tsx') },
              { path: '/oferte/:id/', lazy: () => import('#app/admin/offers/offer-page.tsx') },
              { path: '/texte/', lazy: () => import('#app/admin/texts/texts-page.tsx') },
              { path: '/texte/versiuni/', lazy: () => import('#app/admin/texts/versions-page.tsx') },
              { path: '/texte/:slug/', lazy: () => import('#app/admin/texts/text-page.tsx') },
              { path: '/mesaje/', lazy: () => import('#app/admin/messages/messages-page.tsx') },
              { path: '/mesaje/:reference/', lazy: () => import('#app/admin/messages/message-page.tsx') },
              { path: '/inregistrari/', lazy: () => import('#app/admin/people/registrations-page.tsx') },
              {
                path: '/inregistrari/:reference/',
                lazy: () => import('#app/admin/people/registration-page.tsx'),
              },
              { path: '/abonari/', lazy: () => import('#app/admin/people/subscriptions-page.tsx') },
              { path: '/dezabonari/', lazy: () => import('#app/admin/people/suppressions-page.tsx') },
              { path: '/raportari/', lazy: () => import('#app/admin/postbacks/refused-postbacks-page.tsx') },
              { path: '/cont/', lazy: () => import('#app/admin/account/account-page.tsx') },
              { path: '/colegi/', lazy: () => import('#app/admin/users/users-page.tsx') },
              { path: '/jurnal/', lazy: () => import('#app/admin/audit/audit-page.tsx') },
              { path: '/statistici/', loader: () => redirect('/statistici/vizite/') },
              { path: '/statistici/vizite/', lazy: () => import('#app/admin/statistics/visits-page.tsx') },
              { path: '/statistici/surse/', lazy: () => import('#app/admin/statistics/sources-page.tsx') },
              { path: '/statistici/pagini/', lazy: () => import('#app/admin/statistics/pages-page.tsx') },
              { path: '/statistici/drum/', lazy: () => import('#app/admin/statistics/funnel-page.tsx') },
              { path: '/statistici/oferte/', lazy: () => import('#app/admin/statistics/offers-page.tsx') },
              { path: '/statistici/formulare/', lazy: () => import('#app/admin/statistics/fields-page.tsx') },
              {
                path: '/statistici/experimente/',
                lazy: () => import('#app/admin/statistics/experiments-page.tsx'),
              },
              { path: '/statistici/viteza/', lazy: () => import('#app/admin/statistics/vitals-page.tsx') },
              {
                path: '/statistici/prospetime/',
                lazy: () => import('#app/admin/statistics/freshness-page.tsx'),
              },
              { path: '/operatiuni/', lazy: () => import('#app/admin/operations/operations-page.tsx') },
              { path: '/operatiuni/notificari/', lazy: () => import('#app/admin/operations/push-page.tsx') },
              { path: '*', lazy: () => import('#app/admin/frame/missing-page.tsx') },
            ],
          },
        ],
      },
    ],
  },
];
