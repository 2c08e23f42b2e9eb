import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  linkTargetsAnswer,
  partnerClicksAnswer,
  partnerConversionsAnswer,
  partnerReportAnswer,
} from '#domain/answers/partners/console.ts';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { type ClickWord, clickWords } from '#domain/partners/clicks/click-word.ts';
import { reportGroups } from '#domain/partners/console/report-groups.ts';
import { earnedPerCounted } from '#domain/partners/console/report-rows.ts';
import { conversionNames } from '#domain/partners/ledger/conversion-names.ts';
import { subNames } from '#domain/visits/events/attribution.ts';
import { readPeriod } from '#domain/visits/statistics/period.ts';
import { PAGE_SIZE, pageSchema, rowsOfPage } from '#server/office/list-query.ts';
import type { PartnerDeskServices } from '#server/partners/desk/partner-desk-services.ts';
import { partnerOf } from '#server/partners/desk/partners-plugin.ts';
import { type CsvCell, writeSpreadsheetCsv } from '#server/shared/csv/write-csv.ts';
import { listLinkTargets } from './link-targets.ts';
import { listPartnerClicks, listPartnerConversions } from './partner-lists.ts';
import { findPartnerReport } from './partner-report.ts';

const text = z.string().max(255).optional().catch(undefined);
const reportSchema = z.object({
  perioada: text,
  dupa: z.enum(reportGroups).catch('oferta').default('oferta'),
});
const clicksSchema = z.object({
  pagina: pageSchema,
  cuvant: z
    .enum(Object.keys(clickWords) as [ClickWord, ...ClickWord[]])
    .optional()
    .catch(undefined),
  clic: text,
});
const config = { partnerAccess: 'partner' as const };
/** Most lines of a file. */
const MOST_LINES = { limit: 50_000, offset: 0 };

/** Serves a partner's own figures: its report, each click and conversion with its word, and what its links may lead to. */
export const consoleRoutes: FastifyPluginAsyncZod<PartnerDeskServices> = async (
  app,
  { db, country, origin, now },
) => {
  const today = () => dayOf(now(), country.timeZone);
  const report = (partnerId: string, { perioada, dupa }: z.infer<typeof reportSchema>) =>
    findPartnerReport(db, {
      partnerId,
      period: readPeriod({ name: perioada }, today()),
      group: dupa,
      country,
      today: today(),
    });

  app.get(
    '/api/parteneri/report',
    { config, schema: { querystring: reportSchema, response: { 200: partnerReportAnswer } } },
    async (request) => await report(partnerOf(request).partnerId, request.query),
  );

  app.get(
    '/api/parteneri/report.csv',
    { config, schema: { querystring: reportSchema } },
    async (request, reply) => {
      const { period, group, rows } = await report(partnerOf(request).partnerId, request.query);
      return sendCsv(reply, `raport-${period.from}-${period.to}.csv`, [
        [group, 'Clicuri', 'Numărate', 'Conversii', 'Câștig, lei', 'Lei pe clic numărat'],
        ...rows.map((row) => {
          const perClick = earnedPerCounted(row);
          return [
            row.label || 'fără',
            row.clicks ?? 'sub 5',
            row.counted ?? 'sub 5',
            row.conversions,
            row.earnedBani / 100,
            perClick === null ? null : perClick / 100,
          ];
        }),
      ]);
    },
  );

  app.get(
    '/api/parteneri/clicks',
    { config, schema: { querystring: clicksSchema, response: { 200: partnerClicksAnswer } } },
    async (request) => {
      const { pagina, cuvant: word, clic: click } = request.query;
      const { partnerId } = partnerOf(request);
      const listed = await listPartnerClicks(db, { partnerId, word, click }, rowsOfPage(pagina));
      return { ...listed, pageSize: PAGE_SIZE };
    },
  );

  app.get(
    '/api/parteneri/clicks.csv',
    { config, schema: { querystring: clicksSchema } },
    async (request, reply) => {
      const { cuvant: word, clic: click } = request.query;
      const { partnerId } = partnerOf(request);
      const { clicks } = await listPartnerClicks(db, { partnerId, word, click }, MOST_LINES);
      return sendCsv(reply, 'clicuri.csv', [
        ['Clic', 'Când', 'Oferta', 'Ce s-a hotărât', ...subNames],
        ...clicks.map(({ id, at, offer, word: said, subs }) => {
          const own = new Map(subs.map(({ name, value }) => [name, value]));
          return [
            id,
            at.toISOString(),
            offer,
            clickWords[said],
            ...subNames.map((name) => own.get(name) ?? null),
          ];
        }),
      ]);
    },
  );

  app.get(
    '/api/parteneri/conversions',
    {
      config,
      schema: {
        querystring: z.object({ pagina: pageSchema }),
        response: { 200: partnerConversionsAnswer },
      },
    },
    async (request) => {
      const asked = { partnerId: partnerOf(request).partnerId, country, today: today() };
      const listed = await listPartnerConversions(db, asked, rowsOfPage(request.query.pagina));
      return { ...listed, pageSize: PAGE_SIZE };
    },
  );

  app.get('/api/parteneri/conversions.csv', { config }, async (request, reply) => {
    const asked = { partnerId: partnerOf(request).partnerId, country, today: today() };
    const { conversions } = await listPartnerConversions(db, asked, MOST_LINES);
    return sendCsv(reply, 'conversii.csv', [
      ['Conversia', 'Clic', 'Data clicului', 'Oferta', 'sub1', 'Ce s-a hotărât', 'Lei', 'Se poate plăti din'],
      ...conversions.map((row) => [
        row.id,
        row.clickId,
        row.clickedAt.toISOString(),
        row.offer,
        row.sub1,
        conversionNames[row.word],
        row.bani / 100,
        row.payableFrom,
      ]),
    ]);
  });

  app.get(
    '/api/parteneri/link-targets',
    { config, schema: { response: { 200: linkTargetsAnswer } } },
    async (request) => {
      const { partnerId } = partnerOf(request);
      return { origin, offers: await listLinkTargets(db, { partnerId, country, day: today() }) };
    },
  );
};

function sendCsv(reply: FastifyReply, name: string, rows: readonly (readonly CsvCell[])[]) {
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(writeSpreadsheetCsv(rows));
}
