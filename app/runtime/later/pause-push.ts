import { callPush, currentSubscription } from './push-address.ts';

/**
 * Stops notifications about offers in a browser with a pause from credit, until its last day, which the server reads from the
 * cookie. The page reports it only after success.
 */
export async function pausePush(): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  await callPush('POST', '/api/push/pause', { endpoint: subscription.endpoint });
  for (const note of document.querySelectorAll<HTMLElement>('[data-push-pause]')) note.hidden = false;
}
