import { whenIdle } from './when-idle.ts';

/** Known builds of this page; app/runtime/later/follow-builds.ts fills it in. */
export const builds: {
  /** a newer build than this page's is in service: the next navigation loads a document */
  isOutdated: boolean;
  /** paths of prerendered pages; undefined while unknown */
  prerendered?: readonly string[];
} = { isOutdated: false };

/** Loads the list of builds when the browser is idle. Without it navigation works as before. */
export function watchBuilds(): void {
  whenIdle(
    () =>
      void import('#app/runtime/later/follow-builds.ts')
        .then((later) => later.followBuilds())
        .catch(() => undefined),
  );
}
