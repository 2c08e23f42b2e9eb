import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { pipeline as run } from 'node:stream/promises';
import { ReadableStream as WebStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';

/** Cost of trying one passphrase (scrypt, as a power of 2): 17 is half a second of a processor and 128 MB. */
const WORK_FACTOR = 17;
const CHUNK_BYTES = 65_536;

export type Sealing = {
  passphrase: string;
  /** lower in tests, which encrypt often and protect no secret */
  workFactor?: number | undefined;
};

/**
 * Writes content packed (gzip) and encrypted (age, with a passphrase). Afterwards the file is whole, under its name and on the
 * disk, or it does not exist.
 */
export async function sealFile(
  file: string,
  { passphrase, workFactor = WORK_FACTOR }: Sealing,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(workFactor);
  const part = `${file}.part`;
  try {
    await run(
      content,
      createGzip({ chunkSize: CHUNK_BYTES }),
      async function* encrypt(packed: AsyncIterable<Uint8Array>) {
        const sealed = await encrypter.encrypt(WebStream.from(packed) as ReadableStream<Uint8Array>);
        yield* Readable.fromWeb(sealed as WebStream<Uint8Array>);
      },
      createWriteStream(part, { mode: 0o600 }),
    );
    await sync(part);
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
}

/**
 * Streams the content of a file that `sealFile` wrote.
 * @throws {BackupError} at once for a wrong passphrase, later at any place where the file was changed or cut off
 */
export async function* openSealedFile(file: string, passphrase: string): AsyncGenerator<Buffer> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const source = createReadStream(file);
  try {
    const packed = await decrypter.decrypt(Readable.toWeb(source) as ReadableStream<Uint8Array>);
    const content = createGunzip({ chunkSize: CHUNK_BYTES });
    // An error of the pipeline is thrown where the content is read.
    pipeline(Readable.fromWeb(packed as WebStream<Uint8Array>), content, () => undefined);
    yield* content as AsyncIterable<Buffer>;
  } catch (error) {
    throw inWords(error as NodeJS.ErrnoException, file);
  } finally {
    source.destroy();
  }
}

function inWords(error: NodeJS.ErrnoException, file: string): Error {
  if (error.code === 'ENOENT') return new BackupError(`Fișierul ${file} nu există.`);
  if (error.message.startsWith('no identity matched'))
    return new BackupError(`Parola nu este cea cu care a fost făcută copia ${file}.`);
  return new BackupError(`Fișierul ${file} nu este o copie de siguranță întreagă (${error.message}).`);
}

/** Only a file that was synced to the disk survives a power cut. */
async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
