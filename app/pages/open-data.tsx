import { OpenDataPage } from '#app/partners/open-data/open-data-page.tsx';

/** /date-deschise/ */
export function OpenDataRoute() {
  return <OpenDataPage />;
}
