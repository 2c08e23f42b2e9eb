import { ProcessPage, type ProcessPageData } from '#app/people/registration/process-page.tsx';

/** /process/ */
export function ProcessRoute({ data }: { data: ProcessPageData }) {
  return <ProcessPage data={data} />;
}
