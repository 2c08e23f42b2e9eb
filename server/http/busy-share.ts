import { performance } from 'node:perf_hooks';

/** Milliseconds for which this thread has been at work so far; waiting for a database, a disk or a socket is none. */
const busyMsOfThread = () => performance.eventLoopUtilization().active;

/**
 * Divides the time for which this thread is at work among those who are being answered at the time: of thirty at once each is
 * charged a thirtieth. What an answer costs can not be measured by itself, as its pieces lie between those of others.
 * @param busyMs milliseconds of work so far, never less than before
 */
export function createBusyShare(busyMs: () => number = busyMsOfThread) {
  let shareOfEach = 0;
  let lookedAt = busyMs();
  let answering = 0;

  function look(): void {
    const now = busyMs();
    if (answering > 0) shareOfEach += (now - lookedAt) / answering;
    lookedAt = now;
  }

  return {
    /** Somebody begins to be answered. @returns ends that, and tells their share in milliseconds; called again it tells 0 */
    begin(): () => number {
      look();
      answering += 1;
      const begun = shareOfEach;
      let isOver = false;
      return () => {
        if (isOver) return 0;
        isOver = true;
        look();
        answering -= 1;
        return shareOfEach - begun;
      };
    },
  };
}
