import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { CountryCode } from '#domain/law/countries/country.ts';
import { freshnessBoard } from '#domain/offers/evidence/freshness-board.ts';
import { done, doneAnswer } from '#domain/answers/office/common.ts';
import { evidenceBoardAnswer, questionWays } from '#domain/answers/office/evidence.ts';
import { parseTypedDate } from '#domain/base/text/parse-date.ts';
import type { Database } from '#server/db/tables.ts';
import { createLenderQuestions } from './lender-questions.ts';
import { createOffersRepository } from '#server/offers/offers-repository.ts';
import { refuse } from '#server/office/office-error.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import { bigRowIdSchema } from '#server/office/row-id.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import type { LiveEvidence } from './live-evidence.ts';

const readers = { access: ['editor', 'analyst'] as const };
const editors = { access: ['editor'] as const };
const idSchema = z.object({ id: bigRowIdSchema });

/** Serves the evidence that needs work: ageing, waiting for approval, and open questions to lenders. */
export const evidenceBoardRoutes: FastifyPluginAsyncZod<OfficeServices & { evidence: LiveEvidence }> = async (
  app,
  { db, country, now, evidence },
) => {
  const questions = createLenderQuestions(db, country.code, now);
  const today = () => dayOf(now(), country.timeZone);
  const daySchema = z
    .string()
    .transform((text) => parseTypedDate(text))
    .pipe(
      z
        .string({ error: 'Scrieți ziua ca 22.11.2026 sau 22 nov 2026.' })
        .length(10, 'Scrieți ziua întreagă: 22.11.2026.')
        .refine((day) => day <= today(), 'Ziua este în viitor.'),
    );
  const readLenders = () => readKnownLenders(db, country.code, evidence);

  app.get(
    '/api/admin/evidence-board',
    { config: readers, schema: { response: { 200: evidenceBoardAnswer } } },
    async () => {
      const { known, leftOut, offers, names } = await readLenders();
      const urls = new Map(offers.map(({ slug, url }) => [slug, url]));
      return {
        lenders: Array.from(names, ([slug, name]) => ({ slug, name })).toSorted((a, b) =>
          a.name.localeCompare(b.name, 'ro'),
        ),
        ...freshnessBoard(known.values(), (lender) => urls.get(lender) ?? null, today()),
        leftOut: leftOut.map(({ id, lender }) => ({ id, lender })),
        questions: await questions.list(),
      };
    },
  );

  app.post(
    '/api/admin/lender-questions',
    {
      config: editors,
      schema: {
        body: z.object({ lender: z.string().max(100), through: z.enum(questionWays), askedOn: daySchema }),
        response: { 200: doneAnswer },
      },
    },
    async (request, reply) => {
      const { names } = await readLenders();
      if (!names.has(request.body.lender)) {
        return refuse(reply, 400, 'invalid', 'Verificați datele.', { lender: 'Alegeți creditorul.' });
      }
      await questions.add(request.body, officerOf(request));
      return done;
    },
  );

  app.post(
    '/api/admin/lender-questions/:id/answered',
    {
      config: editors,
      schema: { params: idSchema, body: z.object({ answeredOn: daySchema }), response: { 200: doneAnswer } },
    },
    async (request, reply) => {
      const answer = await questions.answered(request.params.id, request.body.answeredOn, officerOf(request));
      if (answer === 'unknown')
        return refuse(reply, 404, 'unknown', 'Această întrebare nu există sau are răspuns.');
      if (answer === 'too-early') {
        const fields = { answeredOn: 'Răspunsul nu poate fi dinaintea întrebării.' };
        return refuse(reply, 400, 'invalid', 'Verificați datele.', fields);
      }
      return done;
    },
  );
};

/** Reads the lenders the office knows: those with evidence and those with an offer. `names` holds them by slug. */
async function readKnownLenders(db: Kysely<Database>, country: CountryCode, evidence: LiveEvidence) {
  const [{ evidence: known, leftOut }, offers] = await Promise.all([
    evidence.read(),
    createOffersRepository(db).list(country),
  ]);
  const names = new Map([
    ...[...known.values()].map(({ lender, name }) => [lender, name] as const),
    ...offers.map(({ slug, header }) => [slug, header] as const),
  ]);
  return { known, leftOut, offers, names };
}
