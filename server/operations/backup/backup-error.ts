/**
 * Reason why a backup was not made, read or restored. The message is shown to people: one or more whole sentences in Romanian,
 * never with the passphrase.
 */
export class BackupError extends Error {
  override name = 'BackupError';
}
