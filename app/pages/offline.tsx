import { OfflinePage } from '#app/shell/offline/offline-page.tsx';

/** /offline/ */
export function OfflineRoute() {
  return <OfflinePage />;
}
