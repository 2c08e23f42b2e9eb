import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { projectFolder } from './project-folder.ts';
import { StartupError } from './startup-error.ts';

/** A shorter passphrase can be found by brute force. */
const passphraseSchema = z.string().min(12, 'must have at least 12 characters');

/** Settings of the passphrase of backups and of the place of the daily backup. */
export const backupSettings = {
  BACKUP_PASSPHRASE: passphraseSchema.optional(),
  BACKUP_PASSPHRASE_FILE: z.string().optional(),
  BACKUP_TO: z.string().optional(),
  BACKUP_S3_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET: z.string().optional(),
  BACKUP_S3_REGION: z.string().default('us-east-1'),
};

/**
 * Reads the settings of backups as the program uses them.
 * @throws {StartupError} when one of several settings that belong together is missing
 */
export function readBackupSettings(data: z.output<z.ZodObject<typeof backupSettings>>) {
  const passphrase = data.BACKUP_PASSPHRASE ?? readPassphrase(data.BACKUP_PASSPHRASE_FILE);
  const { BACKUP_TO: to, BACKUP_S3_KEY_ID: keyId, BACKUP_S3_SECRET: secret, BACKUP_S3_REGION: region } = data;
  if (to && passphrase === null)
    throw new StartupError(
      'BACKUP_TO needs a passphrase: set BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE as well.',
    );
  return {
    /** encrypts the backups; null: not set */
    passphrase,
    /** place of the daily backup; null: no daily backup */
    to: to ? placeOf(to) : null,
  };

  function placeOf(place: string) {
    if (!/^https?:/.test(place)) return { folder: path.resolve(projectFolder, place) };
    const { pathname = '/', search = '' } = URL.parse(place) ?? {};
    if (!/^\/[^/]+\//.test(`${pathname}/`) || search)
      throw new StartupError('BACKUP_TO must be a folder, or like https://s3.example.com/bucket/folder.');
    if (!keyId || !secret)
      throw new StartupError('A store in BACKUP_TO needs BACKUP_S3_KEY_ID and BACKUP_S3_SECRET as well.');
    return { store: { address: place.replace(/\/+$/, ''), region, keyId, secret } };
  }
}

/** @throws {StartupError} when the file cannot be read or does not contain a usable passphrase */
function readPassphrase(file: string | undefined): string | null {
  if (!file) return null;
  let text: string;
  try {
    text = readFileSync(path.resolve(projectFolder, file), 'utf8').trim();
  } catch (error) {
    throw new StartupError(`BACKUP_PASSPHRASE_FILE can not be read: ${(error as Error).message}`);
  }
  const { data, error } = passphraseSchema.safeParse(text);
  if (error) throw new StartupError(`What is in BACKUP_PASSPHRASE_FILE ${error.issues[0]?.message}.`);
  return data;
}
