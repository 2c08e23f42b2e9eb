import type { z } from 'zod';
import type { statementAnswer } from '#domain/answers/partners/ledger.ts';
import { entryWords } from '#domain/partners/ledger/entry-words.ts';
import { writeSpreadsheetCsv } from '#server/shared/csv/write-csv.ts';

/** Writes the entries of a statement as a table for a spreadsheet. */
export function statementCsv({ entries }: Pick<z.output<typeof statementAnswer>, 'entries'>): string {
  return writeSpreadsheetCsv([
    ['Nr.', 'Când (UTC)', 'Ce este', 'Despre', 'Oferta sau motivul', 'Lei', 'De plată din', 'Amprenta'],
    ...entries.map(({ number, at, kind, subject, offer, reason, bani, payableFrom, hash }) => [
      number,
      at.toISOString(),
      entryWords[kind],
      subject,
      reason ?? offer,
      bani / 100,
      payableFrom,
      hash,
    ]),
  ]);
}
