import type { PushTopic } from '#domain/push/push-topics.ts';
import { announce } from '#app/runtime/announce.ts';
import { callPush, currentSubscription, forgetAddress, keepAddress } from './push-address.ts';

type State = 'unsupported' | 'denied' | 'off' | 'on';

/** Brings the form of the page of notifications to life: what is asked for is asked of this browser, after a press. */
export async function startPush(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('form[data-push]');
  if (!form) return;
  const wanted = new URLSearchParams(location.search).get('tema');
  for (const box of boxesOf(form)) box.checked = box.value === wanted;
  await showState(form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const isStop = event.submitter?.getAttribute('value') === 'opriti';
    (isStop ? stop() : start(form))
      .catch(() => 'Nu am putut păstra alegerea. Verificați legătura la internet și încercați din nou.')
      .then(async (sentence) => {
        announce(sentence);
        await showState(form);
      })
      .catch((error: unknown) => console.info('the state of notifications is not known', error));
  });
}

const boxesOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('[name=tema]')];

async function showState(form: HTMLFormElement) {
  const state = await readState(form);
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
  const registration = await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
  const { key } = (await (await callPush('GET', '/api/push/key')).json()) as { key: string };
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint } = subscription;
  const { keys } = subscription.toJSON();
  await callPush('PUT', '/api/push/subscription', { endpoint, keys, topics });
  await keepAddress(endpoint);
  return 'Notificările sunt pornite.';
}

async function stop(): Promise<string> {
  const subscription = await currentSubscription();
  if (subscription) {
    await callPush('POST', '/api/push/stop', { endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }
  await forgetAddress();
  return 'Notificările sunt oprite.';
}
