import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import {
  type FileType,
  fileTypeOf,
  MOST_BYTES,
  MOST_TEXT_BYTES,
  textOf,
  typeOfName,
} from '#domain/offers/evidence/file-type.ts';
import {
  coverPersonalData,
  findPersonalData,
  personalDataInWords,
  visibleText,
} from '#domain/offers/evidence/personal-data.ts';
import type { EvidenceFile } from '#domain/answers/office/evidence.ts';
import type { Database } from '#server/db/tables.ts';
import { type Author, addToAuditLog } from '#server/shared/changes/audit-log.ts';

/** A file that may be stored, by its sha-256. */
export type CheckedFile = { hash: string; type: FileType; content: Buffer; isCovered: boolean };

type Given = {
  /** name on the colleague's computer; it is not stored, since it may name a person */
  name: string;
  content: Buffer;
  /** whether personal data found in a text are to be masked before it is stored */
  cover: boolean;
};

/**
 * Checks whether a file may be stored: of an accepted type by its bytes and its name, at most 10 MB, and without personal data, as
 * far as that can be detected in a text. An invalid file is refused whole.
 * @returns the problem, in a Romanian sentence
 */
export function checkFile({ name, content, cover }: Given): { file: CheckedFile } | { problem: string } {
  if (content.length === 0) return { problem: 'Fișierul este gol.' };
  if (content.length > MOST_BYTES) return { problem: 'Fișierul are mai mult de 10 MB.' };
  const type = fileTypeOf(content);
  const named = typeOfName(name);
  if (type === null) {
    return { problem: 'Fișierul nu este un PDF, PNG, JPEG, WebP, HTML sau text (UTF-8) întreg.' };
  }
  if (named !== type) {
    return {
      problem: `Numele fișierului nu se potrivește cu ce este în el: după conținut este ${type.toUpperCase()}.`,
    };
  }
  if (type !== 'html' && type !== 'txt') return { file: withHash({ type, content, isCovered: false }) };

  if (content.length > MOST_TEXT_BYTES) {
    return { problem: 'O pagină sau un text are cel mult 4 MB. Păstrați pagina ca PDF.' };
  }
  const text = textOf(content) ?? '';
  const kept = cover ? coverPersonalData(text) : text;
  const plain = findPersonalData(kept);
  const found = [...plain, ...findPersonalData(visibleText(kept))];
  if (found.length > 0) {
    const how = !cover
      ? 'Ștergeți-le din fișier sau bifați „Acoperiți ce găsiți”, chiar dacă sunt ale firmei.'
      : plain.length > 0
        ? 'Sunt peste o mie: o listă de oameni nu este o sursă.'
        : 'Sunt despărțite de marcaje și nu le putem acoperi: ștergeți-le din fișier.';
    return { problem: `Fișierul nu a fost păstrat. Am găsit în el ${personalDataInWords(found)}. ${how}` };
  }
  return { file: withHash({ type, content: Buffer.from(kept), isCovered: kept !== text }) };
}

function withHash(file: Omit<CheckedFile, 'hash'>): CheckedFile {
  return { ...file, hash: createHash('sha256').update(file.content).digest('hex') };
}

/** Stores copies of sources in PostgreSQL. To take part in a transaction, build it over that transaction. */
export function createEvidenceFiles(db: Kysely<Database>) {
  return {
    /** Lists the copies newest first, without their contents. */
    async list(): Promise<EvidenceFile[]> {
      const rows = await db
        .selectFrom('evidence_files as file')
        .innerJoin('office_users as keeper', 'keeper.id', 'file.kept_by')
        .select([
          'hash',
          'type',
          'bytes',
          'is_covered',
          'kept_at',
          'erased_at',
          'erased_because',
          'keeper.name',
        ])
        .orderBy('kept_at', 'desc')
        .orderBy('hash')
        .execute();
      return rows.map((row) => ({
        hash: row.hash,
        type: row.type,
        bytes: row.bytes,
        isCovered: row.is_covered,
        keptBy: row.name,
        keptAt: row.kept_at,
        erasedAt: row.erased_at,
        erasedBecause: row.erased_because,
      }));
    },

    async has(hash: string): Promise<boolean> {
      const row = await db
        .selectFrom('evidence_files')
        .select('hash')
        .where('hash', '=', hash)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Tells whether the copy was erased: an erased one is not stored again. */
    async isErased(hash: string): Promise<boolean> {
      const row = await db
        .selectFrom('evidence_files')
        .select('erased_at')
        .where('hash', '=', hash)
        .executeTakeFirst();
      return row !== undefined && row.erased_at !== null;
    },

    /** @returns undefined for a copy that is missing or erased */
    async read(hash: string): Promise<{ type: FileType; content: Buffer } | undefined> {
      const row = await db
        .selectFrom('evidence_files')
        .select(['type', 'content'])
        .where('hash', '=', hash)
        .executeTakeFirst();
      return row?.content ? { type: row.type, content: row.content } : undefined;
    },
  };
}

/** Stores a file in the transaction of its entry; an existing copy stays as it is. */
export async function keepFile(
  trx: Transaction<Database>,
  { hash, type, content, isCovered }: CheckedFile,
  by: Author & { id: string },
  at: Date,
): Promise<void> {
  const kept = await trx
    .insertInto('evidence_files')
    .values({
      hash,
      type,
      bytes: content.length,
      content,
      is_covered: isCovered,
      kept_by: by.id,
      kept_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  if (!kept) return;
  const after = { type, bytes: content.length, isCovered };
  await addToAuditLog(trx, {
    by,
    at,
    action: 'evidence-file.kept',
    subject: { kind: 'evidence-file', id: hash },
    after,
  });
}

/** Erases the content of a file; its hash, the reason and the figures read from it stay. @returns false when there is none */
export async function eraseFile(
  db: Kysely<Database>,
  hash: string,
  reason: string,
  { by, at, onErased }: { by: Author; at: Date; onErased: (trx: Transaction<Database>) => Promise<void> },
): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const erased = await trx
      .updateTable('evidence_files')
      .set({ content: null, erased_at: at, erased_because: reason })
      .where('hash', '=', hash)
      .where('erased_at', 'is', null)
      .returning('hash')
      .executeTakeFirst();
    if (!erased) return false;
    const subject = { kind: 'evidence-file', id: hash };
    await addToAuditLog(trx, { by, at, action: 'evidence-file.erased', subject, after: { reason } });
    await onErased(trx);
    return true;
  });
}
