import { PausePage, type PausePageData } from '#app/people/own-data/pause-page.tsx';

/** /pauza/ */
export function PauseRoute({ data }: { data: PausePageData }) {
  return <PausePage data={data} />;
}
