import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { importedAnswer } from '#domain/answers/office/offers.ts';
import { MOST_PROBLEMS } from '#server/shared/csv/read-typed-table.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import { noteInAuditLog } from '#server/shared/changes/audit-log.ts';
import { refuse } from '#server/office/office-error.ts';
import type { LiveEvidence } from '#server/offers/evidence/live-evidence.ts';
import { FILE_LIMIT, importSchema } from '#server/office/import-schema.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import { toFeedEntry } from './feed-format.ts';
import { readOffersImport } from './import-offers.ts';
import type { OfferChanges } from './offer-changes.ts';
import { writeOffersCsv } from './offers-csv.ts';
import { createOffersRepository } from './offers-repository.ts';
import { withProducts } from '#domain/offers/offer-products.ts';

const formatSchema = z.enum(['csv', 'json']);
/**
 * Serves offers as a file, for download and upload in the form of the feed. An upload becomes proposals, each waiting for a second
 * person.
 */
export const offerFilesRoutes: FastifyPluginAsyncZod<
  OfficeServices & { offerChanges: OfferChanges; evidence: LiveEvidence }
> = async (app, { db, country, now, offerChanges: changes, evidence }) => {
  const offers = createOffersRepository(db);

  app.get(
    '/api/admin/offers-export/:format',
    {
      config: { access: ['editor', 'analyst'] },
      schema: { params: z.object({ format: formatSchema }) },
    },
    async (request, reply) => {
      const { format } = request.params;
      const [all, known] = await Promise.all([offers.list(country.code), evidence.load()]);
      const by = officerOf(request);
      await noteInAuditLog(db, {
        by,
        at: now(),
        action: 'offer.exported',
        subject: { kind: 'offers', id: format },
        after: { count: all.length },
      });
      const name = `oferte-${country.code.toLowerCase()}.${format}`;
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return format === 'csv'
        ? reply.type('text/csv; charset=utf-8').send(writeOffersCsv(all))
        : reply
            .type('application/json; charset=utf-8')
            .send(JSON.stringify(withProducts(all, known).map(toFeedEntry), null, 2));
    },
  );

  app.post(
    '/api/admin/offers-import',
    {
      config: { access: ['editor'] },
      bodyLimit: 2 * FILE_LIMIT,
      schema: { body: importSchema, response: { 200: importedAnswer } },
    },
    async (request, reply) => {
      const { text, note } = request.body;
      const present = await offers.list(country.code);
      const read = readOffersImport(text, { country: country.code, present });
      if ('problems' in read) {
        const fields = read.problems
          .slice(0, MOST_PROBLEMS)
          .map((problem, index) => [`text-${index + 1}`, problem] as const);
        return refuse(reply, 400, 'invalid', 'Din fișier nu s-a luat nimic.', Object.fromEntries(fields));
      }
      const proposals = read.offers.map((after) => ({ after, note, startsAt: null, endsAt: null }));
      const proposed = await changes.proposeAll(proposals, officerOf(request));
      return { proposed, unchanged: read.offers.length - proposed };
    },
  );
};
