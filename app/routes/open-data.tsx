import { OpenDataPage } from '#app/features/open-data/open-data-page.tsx';

/** /date-deschise/ */
export function OpenDataRoute() {
  return <OpenDataPage />;
}
