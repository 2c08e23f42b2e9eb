import { OfflineChoice } from '#app/shell/offline/offline-choice.tsx';
import { declarePage } from '#app/shell/declare-page.tsx';
import { loadTextOf } from './text-page.data.ts';
import { TextPageRoute, type TextPageData } from './text-page.tsx';

export const installingPage = declarePage({
  module: 'installing',
  Page: InstallingRoute,
  load: loadTextOf('instalare'),
  addresses: [{ path: '/instalare/', name: 'Aplicația pe telefon' }],
});

/** /instalare/: the site on the screen of a telephone, and its guides without internet. */
function InstallingRoute({ data }: { data: TextPageData }) {
  return (
    <>
      <TextPageRoute data={data} />
      <OfflineChoice />
    </>
  );
}
