// A return that is quicker than this needs no word, and would only flash.
const PATIENCE_MS = 100;

/**
 * Says on the whole screen that the way back to the first page, or from it, is under way, for as long as it is. It never
 * leads anywhere else: back is back.
 * @param isOn whether to say it, asked at each return
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
      // A status is read when its text comes, not with its element.
      screen.textContent = 'Se încarcă pagina…';
    }, PATIENCE_MS);
  });
  for (const over of ['navigatesuccess', 'navigateerror']) navigation.addEventListener(over, end);
  // The message „under way” may still stand in a document that comes back from the back-forward cache.
  addEventListener('pageshow', end);
}
