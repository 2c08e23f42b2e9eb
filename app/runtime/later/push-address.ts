// Where the worker finds the address when a browser gives it another one and does not say which it had (public/sw.js).
const CACHE = 'notificari';
const ADDRESS = '/notificari/adresa';

/** What this browser takes notifications by; null while it takes none. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Keeps the address that notifications were asked for under. */
export async function keepAddress(endpoint: string): Promise<void> {
  await (await caches.open(CACHE)).put(ADDRESS, new Response(endpoint));
}

/** Nothing of notifications stays in this browser. */
export async function forgetAddress(): Promise<void> {
  await caches.delete(CACHE);
}

/** Longest wait for a service, in milliseconds: the visitor has pressed a button and sees nothing meanwhile. */
export const PATIENCE_MS = 10_000;

/** Asks the server about notifications. @throws when it refuses, is out of reach, or does not answer in 10 seconds */
export async function callPush(method: string, address: string, body?: object): Promise<Response> {
  const answer = await fetch(address, {
    method,
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}
