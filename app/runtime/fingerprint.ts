import { mayStore, onConsentChange } from './consent.ts';

let isStarted = false;

/** Loads the fingerprint library only after the visitor consents to it: docs/decisions/022-consent.md. */
export function watchFingerprint(): void {
  start();
  onConsentChange(start);
}

function start() {
  if (isStarted || !mayStore('fingerprint')) return;
  isStarted = true;
  import('#app/runtime/later/load-fingerprint.ts')
    .then((later) => later.loadFingerprint())
    .catch(() => undefined);
}
