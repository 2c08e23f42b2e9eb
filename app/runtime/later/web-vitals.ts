import { eventIds } from '#domain/visits/events/event.ts';
import { pageConfig } from '#app/runtime/page-config.ts';
import { track } from '#app/runtime/track.ts';
import { beforeLeaving } from './before-leaving.ts';
import { createInteractionDelay } from './interaction-delay.ts';
import { createLayoutShift } from './layout-shift.ts';

/**
 * Fields of a web-vitals event: LCP and INP in milliseconds, CLS in thousandths, all whole numbers, omitted if not measured, and
 * the kind of page.
 */
const vitalLabels = { lcp: 'sub4', inp: 'sub5', cls: 'sub6', pageType: 'sub7' } as const;

// Fields of performance entries missing from TypeScript's DOM library.
type Entry = PerformanceEntry & { hadRecentInput: boolean; value: number; interactionId: number };

/**
 * Measures how fast this document was for its visitor, and sends the result once, when the page is first hidden or left: largest
 * contentful paint, interaction to next paint, cumulative layout shift. The browser's own buffer provides what happened before
 * this code loaded. Measurements that the browser lacks are left out.
 */
export function watchVitals(): void {
  // A page opened in the background paints when it becomes visible, however fast it is.
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
      // The document's own path: the application may show another page by now.
      ...(navigation && { path: new URL(navigation.name).pathname }),
    });
  }
  beforeLeaving(tell);
}

/**
 * @returns a function that takes the measured entries not yet delivered; undefined where this browser does not measure the type
 */
function observe(type: string, take: (entry: Entry) => void): (() => void) | undefined {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined;
  const takeAll = (entries: PerformanceEntryList) => entries.forEach((entry) => take(entry as Entry));
  const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
  observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit);
  return () => takeAll(observer.takeRecords());
}
