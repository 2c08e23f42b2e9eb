import { whenIdle } from './when-idle.ts';

/** What this page knows of builds; app/runtime/later/follow-builds.ts finds it out. */
export const builds: {
  /** a newer one is in service than this page's: the next move loads a document */
  isOutdated: boolean;
  /** paths of the pages that were made ahead; undefined while nobody knows */
  prerendered?: readonly string[];
} = { isOutdated: false };

/** Finds out about builds when nobody waits for anything else. Without it moves go on as they did. */
export function watchBuilds(): void {
  whenIdle(
    () =>
      void import('#app/runtime/later/follow-builds.ts')
        .then((later) => later.followBuilds())
        .catch(() => undefined),
  );
}
