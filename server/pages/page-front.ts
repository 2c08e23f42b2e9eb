import { createServer, type RequestListener, type Server } from 'node:http';
import type { Development } from './built-app.ts';
import type { PageStore } from './page-store.ts';
import { writeStoredResponse, type StoredResponse } from './stored-response.ts';

/**
 * The HTTP server: what is ready in memory is answered at once, everything else goes to the application. Answering
 * before the router is worth a third more pages a second (docs/decisions/003-page-cache-before-router.md).
 */
export function createFrontServer(
  store: Pick<PageStore, 'ready'>,
  files: ReadonlyMap<string, StoredResponse>,
  application: RequestListener,
  development?: Development,
): Server {
  if (development) {
    return createServer((request, response) => {
      const file = files.get(request.url ?? '/');
      if (file) writeStoredResponse(request, response, file);
      else development.middleware(request, response, () => application(request, response));
    });
  }
  return createServer((request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      const address = request.url ?? '/';
      const ready = files.get(address) ?? readyPage(store, address);
      if (ready) {
        writeStoredResponse(request, response, ready);
        return;
      }
    }
    application(request, response);
  });
}

function readyPage(store: Pick<PageStore, 'ready'>, address: string): StoredResponse | undefined {
  // An address the URL parser refuses ("//", "/%") is the application's to refuse.
  try {
    return store.ready(address);
  } catch {
    return undefined;
  }
}
