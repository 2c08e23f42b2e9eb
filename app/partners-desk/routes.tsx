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
              { path: '/cont/', lazy: () => import('#app/partners-desk/account/account-page.tsx') },
              { path: '*', lazy: () => import('#app/desk/missing-page.tsx') },
            ],
          },
        ],
      },
    ],
  },
];
