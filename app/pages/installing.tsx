import { OfflineChoice } from '#app/shell/offline/offline-choice.tsx';
import { TextPageRoute, type TextPageData } from './text-page.tsx';

/** /instalare/: the site on the screen of a telephone, and its guides without internet. */
export function InstallingRoute({ data }: { data: TextPageData }) {
  return (
    <>
      <TextPageRoute data={data} />
      <OfflineChoice />
    </>
  );
}
