import { mayStore } from './consent.ts';

/** Uses the local storage, if the visitor agreed and it is open to this page; undefined otherwise. */
export function inStore<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return mayStore() ? use(localStorage) : undefined;
  } catch {
    // Full or switched off: what matters is in memory too.
    return undefined;
  }
}
