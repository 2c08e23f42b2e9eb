/**
 * Why a backup was not made, read or restored. The message is what people read, one or more whole sentences in Romanian; it
 * never holds the passphrase.
 */
export class BackupError extends Error {
  override name = 'BackupError';
}
