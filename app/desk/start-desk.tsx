import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router';
import { type Desk, DeskContext } from './desk-context.ts';

type Options = {
  desk: Desk;
  routes: RouteObject[];
  /** its address: `/admin` */
  base: string;
};

/** Shows a desk in its document, if this is one. */
export function startDesk({ desk, routes, base }: Options): void {
  const root = document.getElementById('office');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <DeskContext value={desk}>
        <RouterProvider router={createBrowserRouter(routes, { basename: base })} />
      </DeskContext>
    </StrictMode>,
  );
}
