import { LeavingPage, type LeavingPageData } from '#app/offers/leaving/leaving-page.tsx';

/** /transition/?oferta=ID&suma=…&perioada=… */
export function TransitionRoute({ data }: { data: LeavingPageData }) {
  return <LeavingPage data={data} />;
}
