import { setTimeout as pause } from 'node:timers/promises';
import type { PageStore } from '#server/web/pages/page-store.ts';

/**
 * Leaves in order: `/api/ready` says 503 from now on, and everything is still answered for these seconds, in which balancers find
 * out. What ends the site goes on afterwards.
 */
export async function drain(pages: Pick<PageStore, 'leave'>, seconds: number): Promise<void> {
  pages.leave();
  if (seconds > 0) await pause(seconds * 1_000);
}
