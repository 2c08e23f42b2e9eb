import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { done, doneAnswer } from '#domain/answers/office/common.ts';
import { priceReportsAnswer } from '#domain/answers/office/price-reports.ts';
import { parseTypedDate } from '#domain/base/text/parse-date.ts';
import { createPriceReports } from './price-reports.ts';
import type { ReportRefusal } from './reported-prices.ts';
import { createOffersRepository } from '#server/offers/offers-repository.ts';
import { changeAnswers, changeRoutes } from '#server/office/change-routes.ts';
import { refuse } from '#server/office/office-error.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import { rowIdSchema } from '#server/office/row-id.ts';
import type { OfficeServices } from '#server/office/office-services.ts';

const gone = [404, 'unknown', 'Nu mai este nimic de hotărât aici: poate a hotărât altcineva.'] as const;
const own = {
  'no-group': 'Rapoartele nu se mai potrivesc sau sunt mai puține de cinci.',
  'too-early': 'Creditorul are șapte zile să răspundă. Reveniți după ele.',
};
const answers = changeAnswers<ReportRefusal>({
  sentences: {
    unknown: gone,
    decided: gone,
    own: [403, 'own', 'Dumneavoastră ați întrebat creditorul: prețul îl arată un coleg.'],
  },
  refuseOwn: (reply, { refused }) => refuse(reply, 409, refused, own[refused]),
});

/** Serves prices reported by readers: one person reviews them, two publish them after the lender's week. */
export const priceReportsRoutes: FastifyPluginAsyncZod<OfficeServices> = async (
  app,
  { db, country, now },
) => {
  const reports = createPriceReports({ db, country, now });
  const daySchema = z
    .string()
    .transform((text) => parseTypedDate(text))
    .pipe(
      z
        .string({ error: 'Scrieți ziua ca 22.11.2026.' })
        .length(10, 'Scrieți ziua întreagă: 22.11.2026.')
        .refine((day) => day <= dayOf(now(), country.timeZone), 'Ziua este în viitor.'),
    );

  app.get(
    '/api/admin/price-reports',
    { config: { access: ['editor'] }, schema: { response: { 200: priceReportsAnswer } } },
    async () => {
      const [waiting, ready, asked, offers] = await Promise.all([
        reports.listWaiting(),
        reports.listReady(),
        reports.listAsked(),
        createOffersRepository(db).list(country.code),
      ]);
      const named = <Row extends { lender: string }>(row: Row) => ({
        ...row,
        name: offers.find(({ slug }) => slug === row.lender)?.header ?? row.lender,
      });
      return {
        waiting: waiting.map(named),
        ready: ready.map(named).map((row) => ({ ...row, ids: [...row.ids] })),
        asked: asked.map(named).map((row) => ({
          ...row,
          group: { ...row.group, ids: [...row.group.ids] },
          askedBy: row.proposedBy,
          isPublic: row.status === 'public',
        })),
      };
    },
  );

  changeRoutes(app, '/api/admin/price-reports', answers).decide(
    'decision',
    { body: z.object({ isAccepted: z.boolean() }), made: doneAnswer, isApproval: true },
    (reportId, by, { isAccepted }) => reports.decide(reportId, isAccepted, by),
  );

  app.post(
    '/api/admin/reported-prices',
    {
      config: { access: ['editor'] },
      schema: {
        body: z.object({ ids: z.array(rowIdSchema).max(1_000), askedOn: daySchema }),
        response: { 200: doneAnswer },
      },
    },
    async (request, reply) => {
      const { ids, askedOn } = request.body;
      const made = await reports.asked(ids, askedOn, officerOf(request));
      return answers(reply, 'refused' in made ? made : done);
    },
  );
  const groups = changeRoutes(app, '/api/admin/reported-prices', answers);
  groups.decide(
    'publish',
    {
      body: z.object({ answer: z.string().trim().max(1_000, 'Cel mult 1 000 de caractere.') }),
      made: doneAnswer,
      isApproval: true,
    },
    async (groupId, by, { answer }) => {
      const made = await reports.publish(groupId, answer || null, by);
      return 'refused' in made ? made : done;
    },
  );
  groups.decide('withdraw', { made: doneAnswer, isApproval: true }, reports.withdraw);
};
