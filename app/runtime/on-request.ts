/** Loads what the pages of notifications and of reading offline need, on those pages alone: nothing begins without a press. */
export function startOnRequest(): void {
  const ignore = () => undefined;
  if (document.querySelector('form[data-push]'))
    import('./later/push.ts').then((later) => later.startPush()).catch(ignore);
  if (document.querySelector('form[data-offline]'))
    import('./later/offline.ts').then((later) => later.startOffline()).catch(ignore);
}
