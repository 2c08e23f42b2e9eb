import { load } from '@fingerprintjs/fingerprintjs';

/**
 * Starts the library, which reports its use to its maker in one of a thousand cases (specification, section 7). The fingerprint
 * stays in the page: nothing of ours uses it yet.
 */
export async function loadFingerprint(): Promise<void> {
  await load();
}
