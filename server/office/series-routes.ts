import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { doneAnswer } from '#domain/office/answers/common.ts';
import { proposedAnswer } from '#domain/office/answers/offers.ts';
import { officeSeriesAnswer } from '#domain/office/answers/series.ts';
import { pointOn } from '#domain/series/series-book.ts';
import { isOld } from '#domain/series/series-age.ts';
import { datedValue } from '#domain/series/series-in-words.ts';
import { definitionOf, seriesNames } from '#domain/series/series.ts';
import { pointFields, type TypedPoint } from '#domain/series/typed-point.ts';
import type { SeriesRefusal } from '#server/series/series-changes.ts';
import { refuse } from './office-error.ts';
import { officerOf } from './office-plugin.ts';
import type { OfficeServices } from './office-services.ts';

const readers = { access: ['editor', 'analyst'] as const };
const editors = { access: ['editor'] as const };
const idSchema = z.object({
  id: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 52),
});
const reasonSchema = z
  .string()
  .trim()
  .min(5, 'Scrieți pe scurt de ce: colegul care aprobă trebuie să înțeleagă.')
  .max(1_000, 'Cel mult 1 000 de caractere.');
const typedSchema = z
  .partialRecord(z.enum(Object.keys(pointFields)), z.string().max(1_000))
  .transform((typed): TypedPoint => typed);

/** The series of figures: entered by one person, approved by another. */
export const seriesRoutes: FastifyPluginAsyncZod<OfficeServices> = async (
  app,
  { seriesChanges: changes },
) => {
  app.get(
    '/api/admin/series',
    { config: readers, schema: { response: { 200: officeSeriesAnswer } } },
    async (): Promise<z.output<typeof officeSeriesAnswer>> => {
      const book = changes.book();
      const today = changes.today();
      const series = seriesNames.map((name) => {
        const point = pointOn(book[name], today);
        const { title, unit, rhythm } = definitionOf(name);
        return {
          name,
          title,
          unit,
          value: point ? datedValue(name, point) : null,
          source: point?.source.name ?? null,
          rhythm: rhythm.words,
          isOld: point !== undefined && isOld(name, point, today),
          count: book[name].length,
        };
      });
      const listed = await changes.list();
      return {
        series,
        changes: listed.map((change) => {
          const known = book[change.series].find(({ from }) => from === change.point.from);
          return {
            ...change,
            title: definitionOf(change.series).title,
            words: datedValue(change.series, change.point),
            replaces: known && change.status === 'waiting' ? datedValue(change.series, known) : null,
          };
        }),
      };
    },
  );

  app.post(
    '/api/admin/series-changes',
    {
      config: editors,
      schema: { body: z.object({ point: typedSchema, note: z.string() }), response: { 200: proposedAnswer } },
    },
    async (request, reply) => {
      const note = reasonSchema.safeParse(request.body.note);
      if (!note.success)
        return refuse(reply, 400, 'invalid', 'Verificați datele.', {
          note: note.error.issues[0]?.message ?? '',
        });
      const answer = await changes.propose(request.body.point, note.data, officerOf(request));
      return 'refused' in answer ? refuseSeries(reply, answer) : answer;
    },
  );

  app.post(
    '/api/admin/series-changes/:id/approve',
    { config: editors, schema: { params: idSchema, response: { 200: doneAnswer } } },
    async (request, reply) => {
      const answer = await changes.approve(request.params.id, officerOf(request));
      return 'refused' in answer ? refuseSeries(reply, answer) : answer;
    },
  );

  app.post(
    '/api/admin/series-changes/:id/decline',
    {
      config: editors,
      schema: { params: idSchema, body: z.object({ reason: reasonSchema }), response: { 200: doneAnswer } },
    },
    async (request, reply) => {
      const answer = await changes.decline(request.params.id, request.body.reason, officerOf(request));
      return 'refused' in answer ? refuseSeries(reply, answer) : answer;
    },
  );

  app.post(
    '/api/admin/series-changes/:id/retire',
    {
      config: editors,
      schema: { params: idSchema, body: z.object({ note: reasonSchema }), response: { 200: proposedAnswer } },
    },
    async (request, reply) => {
      const answer = await changes.proposeRetiring(request.params.id, request.body.note, officerOf(request));
      return 'refused' in answer ? refuseSeries(reply, answer) : answer;
    },
  );
};

/** Why a value was not taken, for people. */
function refuseSeries(reply: FastifyReply, { refused, problems }: SeriesRefusal): FastifyReply {
  switch (refused) {
    case 'unknown':
      return refuse(reply, 404, 'unknown', 'Această propunere nu există.');
    case 'decided':
      return refuse(reply, 409, 'decided', 'Altcineva a hotărât deja asupra acestei propuneri.');
    case 'own':
      return refuse(
        reply,
        403,
        'own-change',
        'Propunerea este a dumneavoastră: trebuie aprobată de un coleg, nu de cine a făcut-o.',
      );
    case 'nothing-changed':
      return refuse(reply, 409, 'nothing-changed', 'Nimic nu este diferit față de ce știm deja.');
    case 'unfit':
      return refuse(reply, 400, 'invalid', 'Verificați datele.', problems);
  }
}
