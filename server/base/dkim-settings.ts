import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { projectFolder } from './project-folder.ts';
import { StartupError } from './startup-error.ts';

/** Settings of the key that signs our mail: set whole or not at all. */
export const dkimSettings = {
  MAIL_DKIM_DOMAIN: z.string().optional(),
  MAIL_DKIM_SELECTOR: z.string().optional(),
  MAIL_DKIM_KEY_FILE: z.string().optional(),
};

/**
 * Reads the key that signs our mail; null: mail is unsigned.
 * @throws {StartupError} when only a part of it is set, or the key cannot be read
 */
export function readDkim(data: z.output<z.ZodObject<typeof dkimSettings>>) {
  const { MAIL_DKIM_DOMAIN: domainName, MAIL_DKIM_SELECTOR: keySelector, MAIL_DKIM_KEY_FILE: file } = data;
  if (!domainName && !keySelector && !file) return null;
  if (!domainName || !keySelector || !file) {
    throw new StartupError(
      'MAIL_DKIM_DOMAIN, MAIL_DKIM_SELECTOR and MAIL_DKIM_KEY_FILE belong together: set all or none.',
    );
  }
  try {
    return { domainName, keySelector, privateKey: readFileSync(path.resolve(projectFolder, file), 'utf8') };
  } catch (error) {
    throw new StartupError(`MAIL_DKIM_KEY_FILE can not be read: ${(error as Error).message}`);
  }
}
