import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { freshnessAnswer, nowAnswer, statisticsAnswer } from '#domain/answers/office/statistics.ts';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import { addressLimit, cleanText, textLimit } from '#domain/visits/events/clean-text.ts';
import type { OfferList } from '#domain/offers/offer.ts';
import { periodBefore } from '#domain/visits/statistics/period.ts';
import { periodQuery, readPeriodQuery } from '#server/office/period-query.ts';
import { writeSpreadsheetCsv } from '#server/shared/csv/write-csv.ts';
import type { Database } from '#server/db/tables.ts';
import type { Asked } from './asked.ts';
import { findFreshness } from './freshness.ts';
import { findNow } from './now.ts';
import { type QuestionName, questions } from './questions.ts';
import { sourceLevels } from './sources.ts';
import { findConsentPercent } from './visits.ts';

type Options = {
  db: Kysely<Database>;
  now: () => Date;
  country: Pick<Country, 'timeZone'>;
  operations: { loadOffers: () => Promise<OfferList> };
};

const label = z.string().transform((value) => cleanText(value, textLimit));
const list = z.union([label.transform((value) => [value]), z.array(label)]);
const querySchema = z.object({
  ...periodQuery,
  /** for sources: the values chosen so far, from the widest level */
  in: list
    .transform((values) => values.slice(0, sourceLevels.length - 1))
    .catch([])
    .default([]),
  cale: z
    .string()
    .transform((value) => cleanText(value, addressLimit))
    .catch('/')
    .default('/'),
});

/** Serves the statistics, question by question, with the previous period; and each as a table for a spreadsheet. */
export const statisticsRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { db, now, operations } = options;
  const { timeZone } = options.country;
  const config = { access: ['analyst' as const] };
  const schema = { querystring: querySchema };

  for (const name of Object.keys(questions) as QuestionName[]) {
    const { answer: answerSchema, ask, csvHead, csvRows } = questions[name];

    app.get(
      `/api/admin/statistics/${name}`,
      { config, schema: { ...schema, response: { 200: statisticsAnswer(answerSchema) } } },
      async ({ query }) => {
        const { asked, before, narrowed } = read(query);
        const [frame, answer, earlier] = await Promise.all([
          findFrame(asked),
          ask(db, asked, narrowed),
          ask(db, { ...asked, ...before }, narrowed),
        ]);
        const { country, ...period } = asked;
        const today = dayOf(now(), timeZone);
        return { ...frame, period, before, today, country, now: answer, earlier };
      },
    );

    app.get(`/api/admin/statistics/${name}.csv`, { config, schema }, async ({ query }, reply) => {
      const { asked, narrowed } = read(query);
      const file = `${name}-${asked.from}-${asked.to}.csv`;
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${file}"`)
        .send(writeSpreadsheetCsv([csvHead, ...(await csvRows(db, asked, narrowed))]));
    });
  }

  app.get(
    '/api/admin/statistics/acum',
    { config, schema: { response: { 200: nowAnswer } } },
    async () => await findNow(db, { now: now(), timeZone }),
  );

  app.get(
    '/api/admin/statistics/prospetime',
    { config, schema: { response: { 200: freshnessAnswer } } },
    async () => {
      const { offers } = await operations.loadOffers();
      return await findFreshness(db, offers);
    },
  );

  function read({ in: within, cale: folder, ...query }: z.infer<typeof querySchema>) {
    const asked = readPeriodQuery(query, { now: now(), timeZone });
    return { asked, before: periodBefore(asked), narrowed: { within, folder } };
  }

  async function findFrame(asked: Asked) {
    const [runs, consentPercent] = await Promise.all([
      db.selectFrom('statistics_runs').select(['country', 'counted_until']).orderBy('country').execute(),
      findConsentPercent(db, asked),
    ]);
    const moments = runs.map(({ counted_until: moment }) => moment.getTime());
    return {
      countries: runs.map(({ country }) => country),
      consentPercent,
      countedUntil: moments.length === 0 ? null : new Date(Math.min(...moments)).toISOString(),
    };
  }
};
