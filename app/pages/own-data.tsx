import { OwnDataPage, type OwnDataPageData } from '#app/people/own-data/own-data-page.tsx';

/** /datele-mele/ */
export function OwnDataRoute({ data }: { data: OwnDataPageData }) {
  return <OwnDataPage data={data} />;
}
