/** Loads what the page of notifications needs, on that page alone: nothing asks for permission on its own. */
export function watchPush(): void {
  if (!document.querySelector('[data-push]')) return;
  import('./push.ts').then(
    ({ startPush }) => startPush(),
    (error: unknown) => console.info('the page works without notifications', error),
  );
}
