import { whereFound } from './where-found.ts';

/** Loads what single pages need, on those pages alone. */
export function startOnRequest(): void {
  whereFound('form[data-push]', () =>
    import('#app/runtime/later/push.ts').then((later) => later.startPush()),
  );
  whereFound('[data-push-pause]', () =>
    import('#app/runtime/later/pause-push.ts').then((later) => later.pausePush()),
  );
  whereFound('form[data-offline]', () =>
    import('#app/runtime/later/offline.ts').then((later) => later.startOffline()),
  );
  // tell-ages.ts writes how long ago a moment was; without it the page shows its date.
  whereFound('time[data-ago]', () =>
    import('#app/runtime/later/tell-ages.ts').then((later) =>
      later.tellAges(document.querySelectorAll<HTMLTimeElement>('time[data-ago]'), Date.now()),
    ),
  );
  // Works out what a form asks of browsers that look like programs; whoever has no script waits instead.
  whereFound('form[data-challenge]', (form) =>
    import('#app/runtime/later/solve-challenge.ts').then((later) =>
      later.solveChallenge(form as HTMLFormElement),
    ),
  );
}
