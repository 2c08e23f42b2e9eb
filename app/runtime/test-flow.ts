import { inStore } from './in-store.ts';
import { pageConfig } from './page-config.ts';

let flow: string | undefined;

/** Returns this visitor's variant of the running experiment; undefined without one. */
export function testFlow(): string | undefined {
  return flow;
}

/** Sets this visitor's variant of the running experiment. */
export function setTestFlow(variant: string): void {
  flow = variant;
  keepFlow();
}

/** Stores the variant under the test's name, if consent allows. */
export function keepFlow(): void {
  const { experiment } = pageConfig();
  if (experiment && flow !== undefined) inStore((storage) => storage.setItem(experiment.name, String(flow)));
}
