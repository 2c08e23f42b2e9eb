import { callPush, currentSubscription } from './push-address.ts';

/**
 * In a browser that makes a pause from credit: notifications about offers stop as well, up to its last day, which the server reads
 * from the cookie. The page says so only once it is done.
 */
export async function pausePush(): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  await callPush('POST', '/api/push/pause', { endpoint: subscription.endpoint });
  for (const note of document.querySelectorAll<HTMLElement>('[data-push-pause]')) note.hidden = false;
}
