import type { PushTopic } from '#domain/people/push/push-topics.ts';
import { announce } from '#app/runtime/announce.ts';
import { callPush, currentSubscription, forgetAddress, keepAddress, TIMEOUT_MS } from './push-address.ts';

type State = 'unsupported' | 'denied' | 'off' | 'on' | 'unknown';

/** Activates the form of the notifications page: the browser's permission is requested only after a press. */
export async function startPush(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('form[data-push]');
  if (!form) return;
  const wanted = new URLSearchParams(location.search).get('tema');
  for (const box of boxesOf(form)) box.checked = box.value === wanted;
  await showState(form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const isStop = event.submitter?.getAttribute('value') === 'opriti';
    void (isStop ? stop() : start(form))
      .catch(() => 'Nu am putut păstra alegerea. Verificați legătura la internet și încercați din nou.')
      .then(async (sentence) => {
        announce(sentence);
        await showState(form);
      });
  });
}

const boxesOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('[name=tema]')];

async function showState(form: HTMLFormElement) {
  const state = await readState(form).catch((): State => 'unknown');
  const root = form.closest<HTMLElement>('[data-push-state]');
  if (root) root.dataset['pushState'] = state;
}

async function readState(form: HTMLFormElement): Promise<State> {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await currentSubscription();
  if (!subscription) return 'off';
  const answer = await callPush('POST', '/api/push/topics', { endpoint: subscription.endpoint });
  const { topics } = (await answer.json()) as { topics: PushTopic[] };
  if (topics.length === 0) return 'off';
  for (const box of boxesOf(form)) box.checked ||= topics.some((topic) => topic === box.value);
  return 'on';
}

async function start(form: HTMLFormElement): Promise<string> {
  const topics = boxesOf(form).flatMap(({ checked, value }) => (checked ? [value] : []));
  if (topics.length === 0) return 'Bifați cel puțin o temă.';
  if ((await Notification.requestPermission()) !== 'granted')
    return 'Browserul nu a primit permisiunea, așa că nu vă putem anunța.';
  const { key } = (await (await callPush('GET', '/api/push/key')).json()) as { key: string };
  let subscription: PushSubscription;
  try {
    subscription = await Promise.race([subscribe(key), tooLate()]);
  } catch (error) {
    console.info('the push service gave no address', error);
    return 'Serviciul de notificări al browserului nu răspunde. Încercați din nou mai târziu.';
  }
  const { endpoint } = subscription;
  const { keys } = subscription.toJSON();
  await callPush('PUT', '/api/push/subscription', { endpoint, keys, topics });
  await keepAddress(endpoint);
  return 'Notificările sunt pornite.';
}

async function subscribe(applicationServerKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
  const ask = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  try {
    return await ask();
  } catch (error) {
    // The browser holds a subscription under another key, from before a move or restore of the site: our messages no longer reach
    // it.
    if ((error as Error).name !== 'InvalidStateError') throw error;
    await stop();
    return await ask();
  }
}

const tooLate = () =>
  new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT_MS, new Error('too late')));

async function stop(): Promise<string> {
  const subscription = await currentSubscription();
  await subscription?.unsubscribe();
  await forgetAddress();
  // If our server cannot be reached now, it learns it with the next message: the push service reports the address as gone.
  if (subscription)
    await callPush('POST', '/api/push/stop', { endpoint: subscription.endpoint }).catch(() => undefined);
  return 'Notificările sunt oprite.';
}
