/** Works out what a form asks of browsers that look like programs; whoever has no script waits instead. */
export function answerChallenge(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-challenge]');
  if (!form) return;
  import('./later/solve-challenge.ts')
    .then((later) => later.solveChallenge(form))
    // Nothing is lost: the form says how to go on without it.
    .catch(() => undefined);
}
