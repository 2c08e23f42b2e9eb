import { mayStore } from './consent.ts';

/** Runs `use` with the local storage if the visitor agreed and the browser allows it; returns undefined otherwise. */
export function inStore<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return mayStore() ? use(localStorage) : undefined;
  } catch {
    // Storage is full or switched off: memory holds the data too.
    return undefined;
  }
}
