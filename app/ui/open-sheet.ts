/**
 * Opens the system's share sheet, on touch devices that can share this. Desktops have a sheet too, but people copy or save there.
 * @returns whether the sheet opened, even if the visitor then closed it
 */
export async function openSheet(shared: ShareData): Promise<boolean> {
  if (!canOpenSheet(shared)) return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Tells whether `openSheet` has a sheet for this. */
export function canOpenSheet(shared: ShareData): boolean {
  // Older browsers and in-app browsers have neither.
  return 'canShare' in navigator && navigator.canShare(shared) && matchMedia('(pointer: coarse)').matches;
}
