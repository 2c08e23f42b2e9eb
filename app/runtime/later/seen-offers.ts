import { eventIds } from '#domain/visits/events/event.ts';
import { packSeenOffers, seenOffersLabel } from '#domain/offers/seen-offers.ts';
import { track } from '#app/runtime/track.ts';
import { beforeLeaving } from './before-leaving.ts';

const LONG_ENOUGH_MS = 1_000;
// A list changes many times a second while a slider moves.
const REST_MS = 200;

type Timer = ReturnType<typeof setTimeout>;

/**
 * Reports which offers (`data-offer`) a visitor saw: half of one, or half a screen of it, for a continuous second. Each offer
 * counts once while the page keeps its path; all go in one event when the page is hidden or left.
 * @see docs/decisions/045-offers-in-sight.md
 */
export function watchSeenOffers(): void {
  let page = openPage();
  let rest: Timer | undefined;
  const timers = new Map<Element, Timer>();
  const sight = new IntersectionObserver((entries) => entries.forEach(follow), {
    threshold: [0.1, 0.2, 0.3, 0.4, 0.5],
  });

  function follow(entry: IntersectionObserverEntry) {
    if (!isInSight(entry)) forget(entry.target);
    else if (!timers.has(entry.target))
      timers.set(
        entry.target,
        setTimeout(() => see(entry.target), LONG_ENOUGH_MS),
      );
  }

  function forget(offer: Element) {
    clearTimeout(timers.get(offer));
    timers.delete(offer);
  }

  function see(offer: Element) {
    const id = offer.getAttribute('data-offer');
    if (id && !page.sent.has(id)) page.waiting.add(id);
  }

  function tell() {
    for (const label of packSeenOffers(page.waiting))
      track(eventIds.seenOffers, { [seenOffersLabel]: label, path: page.path });
    page.waiting.forEach((id) => page.sent.add(id));
    page.waiting.clear();
  }

  /** Observes the offers that are in the document now, and continues with those already observed. */
  function lookAround() {
    rest = undefined;
    if (location.pathname !== page.path) {
      tell();
      page = openPage();
    }
    if (document.visibilityState === 'visible')
      document.querySelectorAll('[data-offer]').forEach((offer) => sight.observe(offer));
  }

  function lookAway() {
    tell();
    sight.disconnect();
    [...timers.keys()].forEach(forget);
  }

  lookAround();
  new MutationObserver(() => (rest ??= setTimeout(lookAround, REST_MS))).observe(document.body, {
    childList: true,
    subtree: true,
  });
  document.addEventListener('visibilitychange', lookAround);
  beforeLeaving(lookAway);
}

const openPage = () => ({
  path: location.pathname,
  sent: new Set<string>(),
  waiting: new Set<string>(),
});

function isInSight({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  return (
    intersectionRatio >= 0.5 || (rootBounds !== null && intersectionRect.height >= rootBounds.height / 2)
  );
}
