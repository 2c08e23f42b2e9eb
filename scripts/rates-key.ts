// `npm run rates:key NAME`: makes the key with which a program sends banks' lists (POST /api/rates/banks) and shows it, once. The
// program's previous key ends. With `-- --remove` it ends without a new one.
import { randomBytes } from 'node:crypto';
import { createRateKeysRepository } from '#server/tools/rates/rate-keys-repository.ts';
import { StartupError } from '#server/base/startup-error.ts';
import { runCommand } from './run-command.ts';

const [name = '', option] = process.argv.slice(2);

await runCommand(async (open) => {
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(name) || (option !== undefined && option !== '--remove')) {
    throw new StartupError(
      'Usage: npm run rates:key NAME [-- --remove], with a name of small letters, digits and hyphens.',
    );
  }
  const { db } = await open();
  const keys = createRateKeysRepository(db);
  if (option === '--remove') {
    console.log((await keys.remove(name)) ? `The key of ${name} has ended.` : `${name} has no key.`);
    return;
  }
  const key = `curs_${randomBytes(32).toString('base64url')}`;
  await keys.put(name, key, new Date());
  console.log(`The key of ${name}, shown this once:\n${key}`);
});
