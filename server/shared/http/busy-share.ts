import { performance } from 'node:perf_hooks';

/** Milliseconds this thread has worked so far, without waiting for a database, a disk or a socket. */
const busyMsOfThread = () => performance.eventLoopUtilization().active;

/**
 * Divides the working time of this thread among the requests being answered: each of thirty simultaneous ones is charged a
 * thirtieth. The cost of one request cannot be measured by itself, as its pieces alternate with those of others.
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
    /**
     * Begins the answer to a request. @returns a function that ends it and returns its share in milliseconds; a second call returns
     * 0
     */
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
