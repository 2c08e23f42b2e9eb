import { OfflinePage } from '#app/shell/offline/offline-page.tsx';
import { declarePage } from '#app/shell/declare-page.tsx';

export const offlinePage = declarePage({
  module: 'offline',
  Page: OfflinePage,
  load: async () => ({}),
  addresses: [{ path: '/offline/', isListed: false }],
});
