import { redirect, type RouteObject } from 'react-router';
import { OfficeFrame } from './frame/office-frame.tsx';
import { OfficeProblem } from './frame/office-problem.tsx';
import type { MeAnswer } from '#domain/office/answers/me.ts';
import { load } from './load.ts';

/** Every page of the back office, under /admin. A page's module has a `Component` and, when it has data, a `loader`. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: OfficeProblem,
    HydrateFallback: () => null,
    children: [
      { path: '/intrare/', lazy: () => import('./sign-in/sign-in-page.tsx') },
      { path: '/invitatie/', lazy: () => import('./sign-in/invitation-page.tsx') },
      {
        id: 'office',
        Component: OfficeFrame,
        loader: (args) => load<MeAnswer>('me', args),
        children: [
          {
            ErrorBoundary: OfficeProblem,
            children: [
              { path: '/', lazy: () => import('./overview/overview-page.tsx') },
              { path: '/moderare/', lazy: () => import('./moderation/moderation-page.tsx') },
              { path: '/cereri/', lazy: () => import('./data-requests/data-requests-page.tsx') },
              { path: '/oferte/', lazy: () => import('./offers/offers-page.tsx') },
              { path: '/oferte/modificari/', lazy: () => import('./offers/changes-page.tsx') },
              { path: '/oferte/ordine/', lazy: () => import('./offers/preview-page.tsx') },
              { path: '/oferte/active/', lazy: () => import('./offers/lead-feeds-page.tsx') },
              { path: '/oferte/fisiere/', lazy: () => import('./offers/files-page.tsx') },
              { path: '/oferte/:id/', lazy: () => import('./offers/offer-page.tsx') },
              { path: '/texte/', lazy: () => import('./texts/texts-page.tsx') },
              { path: '/texte/versiuni/', lazy: () => import('./texts/versions-page.tsx') },
              { path: '/texte/:slug/', lazy: () => import('./texts/text-page.tsx') },
              { path: '/mesaje/', lazy: () => import('./messages/messages-page.tsx') },
              { path: '/mesaje/:reference/', lazy: () => import('./messages/message-page.tsx') },
              { path: '/inregistrari/', lazy: () => import('./people/registrations-page.tsx') },
              { path: '/inregistrari/:reference/', lazy: () => import('./people/registration-page.tsx') },
              { path: '/abonari/', lazy: () => import('./people/subscriptions-page.tsx') },
              { path: '/dezabonari/', lazy: () => import('./people/suppressions-page.tsx') },
              { path: '/cont/', lazy: () => import('./account/account-page.tsx') },
              { path: '/colegi/', lazy: () => import('./users/users-page.tsx') },
              { path: '/jurnal/', lazy: () => import('./audit/audit-page.tsx') },
              { path: '/statistici/', loader: () => redirect('/statistici/vizite/') },
              { path: '/statistici/vizite/', lazy: () => import('./statistics/visits-page.tsx') },
              { path: '/statistici/surse/', lazy: () => import('./statistics/sources-page.tsx') },
              { path: '/statistici/pagini/', lazy: () => import('./statistics/pages-page.tsx') },
              { path: '/statistici/drum/', lazy: () => import('./statistics/funnel-page.tsx') },
              { path: '/statistici/oferte/', lazy: () => import('./statistics/offers-page.tsx') },
              { path: '/statistici/formulare/', lazy: () => import('./statistics/fields-page.tsx') },
              { path: '/statistici/experimente/', lazy: () => import('./statistics/experiments-page.tsx') },
              { path: '/statistici/viteza/', lazy: () => import('./statistics/vitals-page.tsx') },
              { path: '/statistici/prospetime/', lazy: () => import('./statistics/freshness-page.tsx') },
              { path: '/operatiuni/', lazy: () => import('./operations/operations-page.tsx') },
              { path: '/operatiuni/notificari/', lazy: () => import('./operations/push-page.tsx') },
              { path: '*', lazy: () => import('./frame/missing-page.tsx') },
            ],
          },
        ],
      },
    ],
  },
];
