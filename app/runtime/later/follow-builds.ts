import type { z } from 'zod';
import type { buildAnswer, latestBuildAnswer } from '#domain/answers/public.ts';
import { createHttpClient } from '#app/runtime/application/http-client.ts';
import { builds } from '#app/runtime/builds.ts';
import { pageConfig } from '#app/runtime/page-config.ts';

/** Interval at which an open page checks for a newer build; newly opened pages always have the latest. */
const POLL_MS = 5 * 60_000;
const MANIFEST_DELAY_MS = 1000;

/** Requests the manifest of this page's build one second after all other work, and follows new builds. */
export function followBuilds(): void {
  if (!isVerySlow()) setTimeout(() => void loadManifest(), MANIFEST_DELAY_MS);
  setInterval(() => {
    if (!document.hidden) void checkBuild();
  }, POLL_MS);
}

/** @see docs/decisions/076-what-the-manifest-decides.md */
async function loadManifest() {
  try {
    const path = `builds/meta/${pageConfig().buildId}.json`;
    builds.prerendered = (await ask<z.infer<typeof buildAnswer>>(path)).prerendered;
  } catch (error) {
    console.info('the manifest of the build did not arrive', error);
  }
}

async function checkBuild() {
  try {
    const { id } = await ask<z.infer<typeof latestBuildAnswer>>('builds/latest.json');
    builds.isOutdated = id !== pageConfig().buildId;
  } catch {
    // Offline, or the server is being replaced: the next check is soon enough.
  }
}

async function ask<Answer>(path: string): Promise<Answer> {
  const answer = await createHttpClient(pageConfig().baseUrl)(path, { priority: 'low' });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as Answer;
}

function isVerySlow(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(String(connection?.effectiveType));
}
