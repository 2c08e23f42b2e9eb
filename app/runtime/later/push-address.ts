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

/** Asks the server about notifications. @throws when it refuses or is out of reach */
export async function callPush(method: string, address: string, body?: object): Promise<Response> {
  const answer = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}
