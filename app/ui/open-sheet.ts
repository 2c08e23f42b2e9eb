/**
 * Opens the system's share sheet, on devices of touch that can share this. Desks have a sheet too, but people copy or save there.
 * @returns whether the sheet took it, or was closed by whoever opened it
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

/** Whether `openSheet` has a sheet for this. */
export function canOpenSheet(shared: ShareData): boolean {
  // Older browsers and browsers within programs have neither.
  return 'canShare' in navigator && navigator.canShare(shared) && matchMedia('(pointer: coarse)').matches;
}
