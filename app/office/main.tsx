// First, since it decides the order of the layers.
import '#app/ui/base.css';
import './office.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { routes } from './routes.tsx';

const root = document.getElementById('office');
if (root) {
  const router = createBrowserRouter(routes, { basename: '/admin' });
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
