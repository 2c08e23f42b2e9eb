import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { proposedAnswer } from '#domain/answers/office/offers.ts';
import { officeSeriesAnswer } from '#domain/answers/office/series.ts';
import { pointOn } from '#domain/base/series/series-book.ts';
import { isOld } from '#domain/base/series/series-age.ts';
import { datedValue } from '#domain/base/series/series-in-words.ts';
import { definitionOf, seriesNames } from '#domain/base/series/series.ts';
import { pointFields, type TypedPoint } from '#domain/base/series/typed-point.ts';
import type { SeriesRefusal } from './series-changes.ts';
import { alreadyWaiting, decisionRoutes, reasonSchema } from '#server/office/decision-routes.ts';
import { refuse } from '#server/office/office-error.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import type { SeriesChanges } from './series-changes.ts';

const readers = { access: ['editor', 'analyst'] as const };
const editors = { access: ['editor'] as const };
const typedSchema = z
  .partialRecord(z.enum(Object.keys(pointFields)), z.string().max(1_000))
  .transform((typed): TypedPoint => typed);

/** Serves the series of figures: entered by one person, approved by another. */
export const seriesRoutes: FastifyPluginAsyncZod<OfficeServices & { seriesChanges: SeriesChanges }> = async (
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

  decisionRoutes(app, '/api/admin/series-changes', changes, refuseSeries);
};

/** Answers the refusal of a value, for people. */
function refuseSeries(reply: FastifyReply, refusal: SeriesRefusal): FastifyReply {
  switch (refusal.refused) {
    case 'nothing-changed':
      return refuse(reply, 409, 'nothing-changed', 'Nimic nu este diferit față de ce știm deja.');
    case 'already-waiting':
      return refuse(reply, ...alreadyWaiting);
    case 'unfit':
      return refuse(reply, 400, 'invalid', 'Verificați datele.', refusal.problems);
  }
}
