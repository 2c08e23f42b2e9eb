import type { RouteObject } from 'react-router';
import { DeskProblem } from '#app/desk/desk-problem.tsx';
import { PartnersFrame } from '#app/partners-desk/frame/partners-frame.tsx';
import { load } from './call-api.ts';

/** Every page of the partners' desk, under /parteneri. A page's module has a `Component` and, if it has data, a `loader`. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: DeskProblem,
    HydrateFallback: () => null,
    children: [
      { path: '/intrare/', lazy: () => import('#app/partners-desk/sign-in/sign-in-page.tsx') },
      { path: '/parola/', lazy: () => import('#app/partners-desk/sign-in/forgotten-page.tsx') },
      { path: '/link/', lazy: () => import('#app/partners-desk/sign-in/link-page.tsx') },
      {
        id: 'partners',
        Component: PartnersFrame,
        loader: (args) => load('me', args),
        children: [
          {
            ErrorBoundary: DeskProblem,
            children: [
              { path: '/', lazy: () => import('#app/partners-desk/overview/overview-page.tsx') },
              { path: '/cheie/', lazy: () => import('#app/partners-desk/key/key-page.tsx') },
              { path: '/clicuri/', lazy: () => import('#app/partners-desk/clicks/clicks-page.tsx') },
              {
                path: '/conversii/',
                lazy: () => import('#app/partners-desk/conversions/conversions-page.tsx'),
              },
              { path: '/linkuri/', lazy: () => import('#app/partners-desk/links/links-page.tsx') },
              { path: '/postback/', lazy: () => import('#app/partners-desk/postbacks/postbacks-page.tsx') },
              { path: '/clicuri/:id/', lazy: () => import('#app/partners-desk/postbacks/click-page.tsx') },
              { path: '/extras/', lazy: () => import('#app/partners-desk/statement/statement-page.tsx') },
              { path: '/cont/', lazy: () => import('#app/partners-desk/account/account-page.tsx') },
              { path: '*', lazy: () => import('#app/desk/missing-page.tsx') },
            ],
          },
        ],
      },
    ],
  },
];
