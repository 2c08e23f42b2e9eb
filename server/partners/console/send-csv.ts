import type { FastifyReply } from 'fastify';
import { type CsvCell, writeSpreadsheetCsv } from '#server/shared/csv/write-csv.ts';

/** Sends a table for a spreadsheet as a file. */
export function sendCsv(reply: FastifyReply, name: string, rows: readonly (readonly CsvCell[])[]) {
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(writeSpreadsheetCsv(rows));
}
