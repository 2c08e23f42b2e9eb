// Cache where the worker finds the address when a browser replaces it without naming the old one (public/sw.js).
const CACHE = 'notificari';
const ADDRESS = '/notificari/adresa';

/** Returns this browser's push subscription; null without one. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Stores the address of the push subscription. */
export async function keepAddress(endpoint: string): Promise<void> {
  await (await caches.open(CACHE)).put(ADDRESS, new Response(endpoint));
}

/** Deletes everything about notifications from this browser. */
export async function forgetAddress(): Promise<void> {
  await caches.delete(CACHE);
}

/** Longest wait for a service, in milliseconds: the visitor pressed a button and sees nothing meanwhile. */
export const TIMEOUT_MS = 10_000;

/** Calls the notification service of the site. @throws when it refuses, is unreachable, or does not respond in 10 seconds */
export async function callPush(method: string, address: string, body?: object): Promise<Response> {
  const answer = await fetch(address, {
    method,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}
