import type { BackupPlace } from './backup-place.ts';
import { createFolderPlace } from './folder-place.ts';
import { createStorePlace, type Store } from './store-place.ts';

/** Place of backups, as the settings give it. */
export type PlaceSettings = { folder: string } | { store: Store };

export function openPlace(settings: PlaceSettings): BackupPlace {
  return 'store' in settings ? createStorePlace(settings.store) : createFolderPlace(settings.folder);
}
