import { ProcessPage, type ProcessPageData } from '#app/features/registration/process-page.tsx';

/** /process/ */
export function ProcessRoute({ data }: { data: ProcessPageData }) {
  return <ProcessPage data={data} />;
}
