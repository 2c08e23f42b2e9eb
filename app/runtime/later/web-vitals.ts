import { eventIds } from '#domain/visits/events/event.ts';
import { pageConfig } from '#app/runtime/page-config.ts';
import { track } from '#app/runtime/track.ts';
import { beforeLeaving } from './before-leaving.ts';
import { createInteractionDelay } from './interaction-delay.ts';
import { createLayoutShift } from './layout-shift.ts';

/**
 * Where a web-vitals event holds what: LCP and INP in milliseconds, CLS in thousandths, all whole numbers and left out
 * where nothing was measured, and the kind of page.
 */
const vitalLabels = { lcp: 'sub4', inp: 'sub5', cls: 'sub6', pageType: 'sub7' } as const;

// Fields of performance entries that TypeScript's DOM library does not know yet.
type Entry = PerformanceEntry & { hadRecentInput: boolean; value: number; interactionId: number };

/**
 * Measures how fast this document was for its visitor, and tells it once, when the page is first hidden or left: largest
 * contentful paint, interaction to next paint, cumulative layout shift. What happened before this code came is known
 * from the browser's own buffer. Where the browser does not measure something, nothing is said of it.
 */
export function watchVitals(): void {
  // A page opened out of sight paints when it is looked at, however fast it is.
  if (document.visibilityState === 'hidden') return;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const shownAt = (navigation as { activationStart?: number } | undefined)?.activationStart ?? 0;
  const shift = createLayoutShift();
  const delay = createInteractionDelay();
  let largestPaint: number | undefined;

  const takePaints = observe('largest-contentful-paint', ({ startTime }) => {
    largestPaint = Math.max(0, startTime - shownAt);
  });
  const takeShifts = observe('layout-shift', shift.add);
  const takeEvents = observe('event', delay.add);
  const takeFirstInput = observe('first-input', delay.add);

  let isTold = false;
  function tell() {
    if (isTold) return;
    for (const takeRest of [takePaints, takeShifts, takeEvents, takeFirstInput]) takeRest?.();
    if (largestPaint === undefined) return;
    isTold = true;
    const { interactionCount } = performance as { interactionCount?: number };
    const worst = delay.value(interactionCount);
    track(eventIds.webVitals, {
      [vitalLabels.lcp]: String(Math.round(largestPaint)),
      ...(worst !== undefined && { [vitalLabels.inp]: String(Math.round(worst)) }),
      ...(takeShifts && { [vitalLabels.cls]: String(Math.round(shift.value() * 1000)) }),
      [vitalLabels.pageType]: pageConfig().pageType,
      // The document's own path: an application may show another page by now.
      ...(navigation && { path: new URL(navigation.name).pathname }),
    });
  }
  beforeLeaving(tell);
}

/** @returns takes at once what is measured and was not handed over yet; undefined where this browser does not measure it */
function observe(type: string, take: (entry: Entry) => void): (() => void) | undefined {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined;
  const takeAll = (entries: PerformanceEntryList) => entries.forEach((entry) => take(entry as Entry));
  const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
  observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit);
  return () => takeAll(observer.takeRecords());
}
