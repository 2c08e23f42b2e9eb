import { PausePage, type PausePageData } from '#app/features/own-data/pause-page.tsx';

/** /pauza/ */
export function PauseRoute({ data }: { data: PausePageData }) {
  return <PausePage data={data} />;
}
