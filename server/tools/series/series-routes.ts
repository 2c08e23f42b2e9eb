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
import { changeAnswers, changeRoutes } from '#server/office/change-routes.ts';
import { refuse } from '#server/office/office-error.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import type { SeriesChanges } from './series-changes.ts';

const readers = { access: ['editor', 'analyst'] as const };
const typedSchema = z
  .partialRecord(z.enum(Object.keys(pointFields)), z.string().max(1_000))
  .transform((typed): TypedPoint => typed);

const answers = changeAnswers<SeriesRefusal>({
  refuseOwn: (reply, { problems }) => refuse(reply, 400, 'invalid', 'Verificați datele.', problems),
});

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

  const routes = changeRoutes(app, '/api/admin/series-changes', answers);
  routes.propose({
    body: z.object({ point: typedSchema, note: z.string() }),
    answer: proposedAnswer,
    read: async ({ point }) => ({ proposal: point }),
    run: (point, note, by) => changes.propose(point, note, by),
  });
  routes.decisions(changes);
  routes.retire(changes.proposeRetiring);
};
