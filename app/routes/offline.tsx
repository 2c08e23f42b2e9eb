import { OfflinePage } from '#app/features/offline/offline-page.tsx';

/** /offline/ */
export function OfflineRoute() {
  return <OfflinePage />;
}
