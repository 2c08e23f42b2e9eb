/** What runs on every page, document or application. One instance: the application's chunks import this same module. */
import { watchBuilds } from './builds.ts';
import { watchConsent } from './consent.ts';
import { watchCopyLinks } from './copy-link.ts';
import { watchVisit } from './watch-visit.ts';
import { openDialogs } from './open-dialogs.ts';
import { endErrorLoader } from './error-loader.ts';
import { startOnRequest } from './on-request.ts';
import { watchFingerprint } from './fingerprint.ts';

export { hasNewBuild } from './builds.ts';
export { reloadAfterChunkFailure } from './chunk-failure.ts';
export { pageConfig } from './page-config.ts';
export { sendPageView } from './page-view.ts';

endErrorLoader();
watchConsent();
watchVisit();
watchCopyLinks();
watchBuilds();
openDialogs();
startOnRequest();
watchFingerprint();
