import { OfflineChoice } from '#app/shell/offline/offline-choice.tsx';
import { TextPageRoute, type TextPageData } from './text-page.tsx';

/** /instalare/: explains installing the site on a phone, with its guides offline. */
export function InstallingRoute({ data }: { data: TextPageData }) {
  return (
    <>
      <TextPageRoute data={data} />
      <OfflineChoice />
    </>
  );
}
