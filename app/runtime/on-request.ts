/** Loads what the pages of notifications, of reading offline and of a pause need, on those pages alone. */
export function startOnRequest(): void {
  const ignore = () => undefined;
  if (document.querySelector('form[data-push]'))
    import('./later/push.ts').then((later) => later.startPush()).catch(ignore);
  if (document.querySelector('[data-push-pause]'))
    import('./later/pause-push.ts').then((later) => later.pausePush()).catch(ignore);
  if (document.querySelector('form[data-offline]'))
    import('./later/offline.ts').then((later) => later.startOffline()).catch(ignore);
}
