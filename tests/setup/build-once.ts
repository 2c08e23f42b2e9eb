import { buildIfStale } from '#server/bundle/build.ts';

/** Programs that start together would all find the build stale and make it at once. */
export default async function buildOnce(): Promise<void> {
  await buildIfStale();
}
