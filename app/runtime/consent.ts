/** Whether ids, attribution and experiment variants may be kept on the visitor's device. */
export function mayStore(): boolean {
  return false;
}

/** Calls `listener` when the visitor's answer changes while the page is open. */
export function onConsentChange(_listener: () => void): void {}
