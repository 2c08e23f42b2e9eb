import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type Done = (error: Error | null, key: Buffer) => void;

// A password's hash is slow on purpose, a sixteenth of a second of the processor, and tests sign in hundreds of times with the same
// ones. The hashes stay what they are: each is computed once in a process, however often it is asked for.
const computed = new Map<string, Promise<Buffer>>();
const { scrypt } = crypto;

function scryptOnce(
  password: BinaryLike,
  salt: BinaryLike,
  length: number,
  options: ScryptOptions,
  done: Done,
) {
  const question = JSON.stringify([password, salt, length, options]);
  const key =
    computed.get(question) ??
    new Promise<Buffer>((resolve, reject) => {
      scrypt(password, salt, length, options, (error, made) => (error ? reject(error) : resolve(made)));
    });
  computed.set(question, key);
  key.then(
    (made) => done(null, Buffer.from(made)),
    (error: Error) => done(error, Buffer.alloc(0)),
  );
}

// Setup files run again before each file of a process.
if (scrypt.name !== scryptOnce.name) {
  Object.assign(crypto, { scrypt: scryptOnce });
  syncBuiltinESMExports();
}
