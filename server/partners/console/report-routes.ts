import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { linkTargetsAnswer, partnerReportAnswer } from '#domain/answers/partners/console.ts';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { reportGroups } from '#domain/partners/console/report-groups.ts';
import { earnedPerCounted } from '#domain/partners/console/report-rows.ts';
import { readPeriod } from '#domain/visits/statistics/period.ts';
import type { PartnerDeskServices } from '#server/partners/desk/partner-desk-services.ts';
import { partnerOf } from '#server/partners/desk/partners-plugin.ts';
import { listLinkTargets } from './link-targets.ts';
import { findPartnerReport } from './partner-report.ts';
import { sendCsv } from './send-csv.ts';

const text = z.string().max(255).optional().catch(undefined);
const reportSchema = z.object({
  perioada: text,
  dupa: z.enum(reportGroups).catch('oferta').default('oferta'),
});
const config = { partnerAccess: 'partner' as const };

/** Serves a partner's report, and the possible targets of its links. */
export const reportRoutes: FastifyPluginAsyncZod<PartnerDeskServices> = async (
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
    '/api/parteneri/link-targets',
    { config, schema: { response: { 200: linkTargetsAnswer } } },
    async (request) => {
      const { partnerId } = partnerOf(request);
      return { origin, offers: await listLinkTargets(db, { partnerId, country, day: today() }) };
    },
  );
};
