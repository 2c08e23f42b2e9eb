import type { ThankYouData } from './thank-you.tsx';

/** /thank-you/: after a subscription; the same for everyone. */
export async function loadThankYou(): Promise<ThankYouData> {
  return {};
}
