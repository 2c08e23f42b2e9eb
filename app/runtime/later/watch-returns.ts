// A faster return needs no message, which would only flash.
const DELAY_MS = 100;

/**
 * Shows a full-screen message while the browser goes back to the first page or from it. The browser's own navigation is not
 * changed.
 * @param isOn whether to show the message, asked at each return
 */
export function watchReturns(isOn: () => boolean): void {
  if (!('navigation' in window)) return;
  const screen = document.createElement('p');
  screen.role = 'status';
  Object.assign(screen.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '100',
    display: 'grid',
    placeItems: 'center',
    margin: '0',
    background: 'var(--paper)',
    color: 'var(--ink)',
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    screen.remove();
  };
  navigation.addEventListener('navigate', ({ navigationType, destination }) => {
    end();
    const isFirstPage = [location.href, destination.url].some((href) => new URL(href).pathname === '/');
    if (navigationType !== 'traverse' || !isFirstPage || !isOn()) return;
    timer = setTimeout(() => {
      document.body.append(screen);
      // Screen readers announce a status when its text appears, not its element.
      screen.textContent = 'Se încarcă pagina…';
    }, DELAY_MS);
  });
  for (const over of ['navigatesuccess', 'navigateerror']) navigation.addEventListener(over, end);
  // The message may still be in a document restored from the back-forward cache.
  addEventListener('pageshow', end);
}
