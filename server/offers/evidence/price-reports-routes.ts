import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { done, doneAnswer } from '#domain/answers/office/common.ts';
import { priceReportsAnswer } from '#domain/answers/office/price-reports.ts';
import { parseTypedDate } from '#domain/base/text/parse-date.ts';
import { createPriceReports, type ReportRefusal } from './price-reports.ts';
import { createOffersRepository } from '#server/offers/offers-repository.ts';
import { refuse } from '#server/office/office-error.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import type { OfficeServices } from '#server/office/office-services.ts';

const editors = { access: ['editor'] as const };
const approvers = { ...editors, needsSecondFactor: true };
const id = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1);
const idSchema = z.object({ id });

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
    { config: editors, schema: { response: { 200: priceReportsAnswer } } },
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
        asked: asked.map(named).map((row) => ({ ...row, group: { ...row.group, ids: [...row.group.ids] } })),
      };
    },
  );

  app.post(
    '/api/admin/price-reports/:id/decision',
    {
      config: approvers,
      schema: {
        params: idSchema,
        body: z.object({ isAccepted: z.boolean() }),
        response: { 200: doneAnswer },
      },
    },
    async (request, reply) =>
      answer(reply, await reports.decide(request.params.id, request.body.isAccepted, officerOf(request))),
  );

  app.post(
    '/api/admin/reported-prices',
    {
      config: editors,
      schema: {
        body: z.object({ ids: z.array(id).max(1_000), askedOn: daySchema }),
        response: { 200: doneAnswer },
      },
    },
    async (request, reply) =>
      answer(reply, await reports.asked(request.body.ids, request.body.askedOn, officerOf(request))),
  );

  app.post(
    '/api/admin/reported-prices/:id/publish',
    {
      config: approvers,
      schema: {
        params: idSchema,
        body: z.object({ answer: z.string().trim().max(1_000, 'Cel mult 1 000 de caractere.') }),
        response: { 200: doneAnswer },
      },
    },
    async (request, reply) =>
      answer(
        reply,
        await reports.publish(request.params.id, request.body.answer || null, officerOf(request)),
      ),
  );

  app.post(
    '/api/admin/reported-prices/:id/withdraw',
    { config: approvers, schema: { params: idSchema, response: { 200: doneAnswer } } },
    async (request, reply) => answer(reply, await reports.withdraw(request.params.id, officerOf(request))),
  );
};

const refusals: Readonly<Record<ReportRefusal['refused'], [status: number, sentence: string]>> = {
  unknown: [404, 'Nu mai este nimic de hotărât aici: poate a hotărât altcineva.'],
  'no-group': [409, 'Rapoartele nu se mai potrivesc sau sunt mai puține de cinci.'],
  own: [403, 'Dumneavoastră ați întrebat creditorul: prețul îl arată un coleg.'],
  'too-early': [409, 'Creditorul are șapte zile să răspundă. Reveniți după ele.'],
};

function answer(reply: FastifyReply, refusal: ReportRefusal | null) {
  if (refusal === null) return done;
  const [status, sentence] = refusals[refusal.refused];
  return refuse(reply, status, refusal.refused, sentence);
}
