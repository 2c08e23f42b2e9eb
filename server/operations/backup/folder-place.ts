import { createReadStream, createWriteStream } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { makeFolder } from '#server/base/make-folder.ts';
import type { BackupPlace } from './backup-place.ts';

/** Stores backups in a folder, creating the folder if missing. */
export function createFolderPlace(folder: string): BackupPlace {
  return {
    name: folder,
    async list() {
      return await readdir(folder).catch(ifMissing([]));
    },
    async put(name, content) {
      await makeFolder(folder);
      const file = path.join(folder, name);
      const part = `${file}.part`;
      try {
        await pipeline(
          Readable.fromWeb(content.stream() as WebStream),
          createWriteStream(part, { mode: 0o600, flush: true }),
        );
        await rename(part, file);
      } finally {
        await rm(part, { force: true });
      }
    },
    async get(name) {
      const file = path.join(folder, name);
      const handle = await open(file, 'r').catch(ifMissing(undefined));
      await handle?.close();
      return handle && (Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>);
    },
    async remove(name) {
      await rm(path.join(folder, name), { force: true });
    },
  };
}

function ifMissing<Value>(value: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
}
