import { inStore } from './in-store.ts';
import { pageConfig } from './page-config.ts';

let flow: string | undefined;

/** The variant of the running experiment that this visitor has; undefined where there is none. */
export function testFlow(): string | undefined {
  return flow;
}

/** Gives this visitor a variant of the running experiment. */
export function setTestFlow(variant: string): void {
  flow = variant;
  keepFlow();
}

/** Stores the variant under the test's name, when that may be. */
export function keepFlow(): void {
  const { experiment } = pageConfig();
  if (experiment && flow !== undefined) inStore((storage) => storage.setItem(experiment.name, String(flow)));
}
