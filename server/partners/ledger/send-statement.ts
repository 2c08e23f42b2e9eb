import type { FastifyReply } from 'fastify';
import type { readStatement } from './read-statement.ts';
import { statementCsv } from './statement-csv.ts';
import { statementText } from './statement-of.ts';

/** Formats in which a statement is taken along: a table, and the text that the published script checks. */
export const statementFormats = ['csv', 'txt'] as const;

/** Sends a statement as a file. */
export function sendStatement(
  reply: FastifyReply,
  { statement, answer }: Awaited<ReturnType<typeof readStatement>>,
  format: (typeof statementFormats)[number],
): FastifyReply {
  return reply
    .header('content-type', `text/${format === 'csv' ? 'csv' : 'plain'}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="extras-${answer.month}.${format}"`)
    .send(format === 'csv' ? statementCsv(answer) : statementText(statement));
}
