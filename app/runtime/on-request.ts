import { whereFound } from './where-found.ts';

/** Loads code that only some pages need, on those pages. */
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
  // tell-ages.ts writes the age of a moment; without it the page shows the date.
  whereFound('time[data-ago]', () =>
    import('#app/runtime/later/tell-ages.ts').then((later) =>
      later.tellAges(document.querySelectorAll<HTMLTimeElement>('time[data-ago]'), Date.now()),
    ),
  );
  // Solves the challenge of a form for browsers that look automated; without scripts the visitor waits instead.
  whereFound('form[data-challenge]', (form) =>
    import('#app/runtime/later/solve-challenge.ts').then((later) =>
      later.solveChallenge(form as HTMLFormElement),
    ),
  );
}
