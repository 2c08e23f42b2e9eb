import { load } from '@fingerprintjs/fingerprintjs';

/**
 * Starts the library, which in one of a thousand cases tells its maker that it runs (specification, section 7). What it
 * finds out stays in the page: nothing of ours asks for it yet.
 */
export async function loadFingerprint(): Promise<void> {
  await load();
}
