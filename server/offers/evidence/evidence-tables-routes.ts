import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { importedAnswer } from '#domain/answers/office/offers.ts';
import { writeSpreadsheetCsv } from '#server/shared/csv/write-csv.ts';
import { createEvidenceChangesRepository } from './evidence-change.ts';
import { evidenceRows, evidenceTables, readEvidenceCsv } from './evidence-csv.ts';
import { createEvidenceFiles } from './evidence-files.ts';
import { createOffersRepository } from '#server/offers/offers-repository.ts';
import { noteInAuditLog } from '#server/shared/changes/audit-log.ts';
import { refuse } from '#server/office/office-error.ts';
import { MOST_PROBLEMS } from '#server/shared/csv/read-typed-table.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import { FILE_LIMIT, importSchema } from '#server/office/import-schema.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import type { LiveEvidence } from './live-evidence.ts';
import type { EvidenceChanges } from './evidence-changes.ts';

const tableSchema = z.enum(evidenceTables);
const tableImportSchema = importSchema.extend({ table: tableSchema });

/**
 * Serves evidence and products as tables, for download and upload. An upload becomes proposals, each waiting for a second person.
 */
export const evidenceTablesRoutes: FastifyPluginAsyncZod<
  OfficeServices & { evidence: LiveEvidence; evidenceChanges: EvidenceChanges }
> = async (app, { db, country, now, evidence, evidenceChanges: changes }) => {
  app.get(
    '/api/admin/evidence-export/:table',
    { config: { access: ['editor', 'analyst'] }, schema: { params: z.object({ table: tableSchema }) } },
    async (request, reply) => {
      const { table } = request.params;
      const rows = evidenceRows(table, (await evidence.load()).values());
      await noteInAuditLog(db, {
        by: officerOf(request),
        at: now(),
        action: 'evidence.exported',
        subject: { kind: 'offers', id: `${table}.csv` },
        after: { count: rows.length - 1 },
      });
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${table}.csv"`)
        .send(writeSpreadsheetCsv(rows));
    },
  );

  app.post(
    '/api/admin/evidence-import',
    {
      config: { access: ['editor'] },
      bodyLimit: 2 * FILE_LIMIT,
      schema: { body: tableImportSchema, response: { 200: importedAnswer } },
    },
    async (request, reply) => {
      const { table, text, note } = request.body;
      const read = readEvidenceCsv(table, text, await contextOf());
      if ('problems' in read) return refuseFile(read.problems);
      const { lines } = read;
      const answer = await changes.propose(
        lines.map(({ entry }) => entry),
        note,
        officerOf(request),
      );
      if ('refused' in answer) {
        const message = 'message' in answer ? answer.message : 'Nu se potrivește cu ce știm.';
        return refuseFile([`linia ${lines[answer.at]?.line}: ${message}`]);
      }
      return { proposed: answer.ids.length, unchanged: lines.length - answer.ids.length };

      function refuseFile(problems: readonly string[]) {
        const fields = problems
          .slice(0, MOST_PROBLEMS)
          .map((problem, at) => [`text-${at + 1}`, problem] as const);
        return refuse(reply, 400, 'invalid', 'Din fișier nu s-a luat nimic.', Object.fromEntries(fields));
      }
    },
  );

  async function contextOf() {
    const [known, offers, files, waiting] = await Promise.all([
      evidence.load(),
      createOffersRepository(db).list(country.code),
      createEvidenceFiles(db).list(),
      createEvidenceChangesRepository(db, country.code).listOpen(),
    ]);
    const items = [...known.values()].flatMap((one) => one.items);
    return {
      today: dayOf(now(), country.timeZone),
      taken: new Set([...items.map(({ id }) => id), ...waiting.flatMap(({ item }) => item?.id ?? [])]),
      isLender: (slug: string) => known.has(slug) || offers.some((offer) => offer.slug === slug),
      copies: new Set([...items.map(({ copyHash }) => copyHash), ...files.map(({ hash }) => hash)]),
    };
  }
};
