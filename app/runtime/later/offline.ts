import { announce } from '#app/runtime/announce.ts';

// The existence of this cache is the setting: public/sw.js keeps guides in it while it exists.
const GUIDES = 'ghiduri';
const OFFLINE_PAGE = '/offline/';

/** Activates the form that starts and stops saving guides for offline reading. */
export async function startOffline(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('form[data-offline]');
  if (!form) return;
  await showState(form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const isStop = event.submitter?.getAttribute('value') === 'opriti';
    (isStop ? stop() : start())
      .catch(() => 'Nu am putut schimba nimic. Verificați legătura la internet și încercați din nou.')
      .then(async (sentence) => {
        announce(sentence);
        await showState(form);
      })
      .catch((error: unknown) => console.info('the state of reading offline is not known', error));
  });
}

async function showState(form: HTMLFormElement) {
  const isPossible = 'serviceWorker' in navigator && 'caches' in window;
  form.dataset['offline'] = isPossible ? ((await caches.has(GUIDES)) ? 'on' : 'off') : 'unsupported';
}

async function start(): Promise<string> {
  await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
  const guides = await caches.open(GUIDES);
  try {
    await guides.add(OFFLINE_PAGE);
  } catch (error) {
    await caches.delete(GUIDES);
    throw error;
  }
  return 'Ghidurile pe care le deschideți de acum înainte se vor putea citi și fără internet.';
}

async function stop(): Promise<string> {
  await caches.delete(GUIDES);
  return 'Ghidurile păstrate au fost șterse de pe dispozitiv.';
}
