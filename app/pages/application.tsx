import { StartPage, type StartPageData } from '#app/people/registration/start-page.tsx';

/** /application/, /main/ */
export function ApplicationRoute({ data }: { data: StartPageData }) {
  return <StartPage data={data} />;
}
