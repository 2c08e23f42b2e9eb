import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  conversionAnswer,
  conversionsAnswer,
  type Money,
  moneyAnswer,
} from '#domain/answers/office/money.ts';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { type MoneyGroup, moneyGroups } from '#domain/partners/conversions/money-groups.ts';
import { approvalPercent, earnedPerClick } from '#domain/partners/conversions/money-rows.ts';
import { periodBefore } from '#domain/visits/statistics/period.ts';
import { periodQuery, readPeriodQuery } from '#server/office/period-query.ts';
import { PAGE_SIZE, pageSchema, rowsOfPage } from '#server/office/list-query.ts';
import { refuse } from '#server/office/office-error.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import { type CsvCell, writeSpreadsheetCsv } from '#server/shared/csv/write-csv.ts';
import { findConversion, listConversions } from './conversions-list.ts';
import { findMoney } from './money.ts';

const text = z.string().max(255).optional().catch(undefined);
const querySchema = z.object({
  ...periodQuery,
  dupa: z.enum(moneyGroups).catch('oferta').default('oferta'),
});
const config = { access: ['analyst' as const] };

/** Serves what clicks brought, with the previous period and as a table for a spreadsheet, and the way of each conversion. */
export const moneyRoutes: FastifyPluginAsyncZod<OfficeServices> = async (app, { db, now, country }) => {
  const { timeZone } = country;

  app.get(
    '/api/admin/money',
    { config, schema: { querystring: querySchema, response: { 200: moneyAnswer } } },
    async ({ query }) => {
      const asked = read(query);
      const before = periodBefore(asked);
      const [countries, own, earlier] = await Promise.all([
        db.selectFrom('statistics_runs').select('country').orderBy('country').execute(),
        findMoney(db, asked),
        findMoney(db, { ...asked, ...before }),
      ]);
      return {
        period: { from: asked.from, to: asked.to },
        before,
        today: dayOf(now(), timeZone),
        consentPercent: null,
        country: asked.country,
        countries: countries.map((row) => row.country),
        countedUntil: now().toISOString(),
        now: own,
        earlier,
      };
    },
  );

  app.get(
    '/api/admin/money.csv',
    { config, schema: { querystring: querySchema } },
    async ({ query }, reply) => {
      const asked = read(query);
      const file = `bani-${asked.group}-${asked.from}-${asked.to}.csv`;
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${file}"`)
        .send(writeSpreadsheetCsv([csvHead(asked.group), ...csvRows(await findMoney(db, asked))]));
    },
  );

  app.get(
    '/api/admin/conversions',
    {
      config,
      schema: {
        querystring: z.object({ pagina: pageSchema, cauta: text }),
        response: { 200: conversionsAnswer },
      },
    },
    async ({ query }) => {
      const sought = query.cauta?.trim() || undefined;
      return { ...(await listConversions(db, { ...rowsOfPage(query.pagina), sought })), pageSize: PAGE_SIZE };
    },
  );

  app.get(
    '/api/admin/conversions/:id',
    { config, schema: { params: z.object({ id: z.uuid() }), response: { 200: conversionAnswer } } },
    async ({ params }, reply) =>
      (await findConversion(db, params.id, timeZone)) ??
      refuse(reply, 404, 'gone', 'Nu există conversia aceasta.'),
  );

  function read({ dupa: group, ...query }: z.infer<typeof querySchema>) {
    return { ...readPeriodQuery(query, { now: now(), timeZone }), group, timeZone };
  }
};

const firstColumns: Readonly<Record<MoneyGroup, string>> = {
  oferta: 'Oferta',
  sursa: 'Sursa',
  sub1: 'sub1',
  zi: 'Ziua clicului',
};

function csvHead(group: MoneyGroup): string[] {
  return [
    firstColumns[group],
    'Clicuri',
    'În așteptare',
    'Aprobate',
    'Respinse',
    'Aprobate din cele hotărâte, %',
    'Suma aprobată',
    'În lei',
    'Fără curs',
    'Lei pe clic',
  ];
}

function csvRows({ rows }: Money): CsvCell[][] {
  const inWords = (amounts: Money['total']['amounts']) =>
    amounts
      .map(({ cents, currency }) => `${(cents / 100).toFixed(2).replace('.', ',')} ${currency}`)
      .join('; ');
  return rows.map((row) => {
    const percent = approvalPercent(row);
    const perClick = earnedPerClick(row);
    return [
      row.label,
      row.clicks,
      row.pending,
      row.approved,
      row.rejected,
      percent === null ? null : Math.round(percent * 10) / 10,
      inWords(row.amounts),
      row.leiCents / 100,
      inWords(row.unpriced),
      perClick === null ? null : perClick / 100,
    ];
  });
}
