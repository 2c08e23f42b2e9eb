import { pageConfig } from './page-config.ts';
import { whenIdle } from './when-idle.ts';

/** How often an open page asks for a newer build; pages that are opened are always of the latest. */
const POLL_MS = 5 * 60_000;
const MANIFEST_DELAY_MS = 1000;

let isOutdated = false;

/** Whether a newer build is in service than the one of this page: the next move loads a document. */
export function hasNewBuild(): boolean {
  return isOutdated;
}

/** Asks for the manifest of this page's build when nobody waits for anything else, and follows new builds. */
export function watchBuilds(): void {
  if (!isVerySlow()) whenIdle(() => setTimeout(() => void loadManifest(), MANIFEST_DELAY_MS));
  setInterval(() => {
    if (!document.hidden) void checkBuild();
  }, POLL_MS);
}

async function loadManifest() {
  try {
    await ask(`builds/meta/${pageConfig().buildId}.json`);
  } catch (error) {
    console.info('the manifest of the build did not arrive', error);
  }
}

async function checkBuild() {
  try {
    const { id } = (await ask('builds/latest.json')) as { id: string };
    isOutdated = id !== pageConfig().buildId;
  } catch {
    // Offline, or a server that is being replaced: the next check is soon enough.
  }
}

async function ask(path: string): Promise<unknown> {
  const address = pageConfig().baseUrl + path;
  const answer = await fetch(address, { priority: 'low' });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return await answer.json();
}

function isVerySlow(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(String(connection?.effectiveType));
}
