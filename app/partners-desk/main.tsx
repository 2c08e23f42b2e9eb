// First, since it decides the order of the layers.
import '#app/ui/base.css';
import '#app/desk/desk.css';
import { createDeskClient } from '#app/desk/create-desk-client.ts';
import type { SignInAnswers } from '#app/desk/sign-in-answers.ts';
import { startDesk } from '#app/desk/start-desk.tsx';
import { routes } from './routes.tsx';

startDesk({
  desk: {
    name: 'parteneri',
    title: 'Parteneri Împrumut Clar',
    home: 'Mergeți la prima pagină a contului',
    auth: createDeskClient<SignInAnswers>('/api/parteneri/'),
  },
  routes,
  base: '/parteneri',
});
