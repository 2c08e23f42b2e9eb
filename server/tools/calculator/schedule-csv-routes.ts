import type { FastifyPluginAsync } from 'fastify';
import { readCalculatorQuery } from '#domain/tools/calculator/calculator-query.ts';
import { repaymentPlan } from '#domain/tools/calculator/repayment-plan.ts';
import { scheduleCsv } from './schedule-csv.ts';

/**
 * GET /calculator-rate-credit/grafic.csv?suma=…&dobanda=…&perioada=…: the schedule of the calculator's first loan as a file for
 * spreadsheets, from the same query as the page. A loan that cannot be computed is answered with 400 and advice.
 */
export const scheduleCsvRoutes: FastifyPluginAsync = async (app) => {
  app.get('/calculator-rate-credit/grafic.csv', async (request, reply) => {
    const { searchParams } = new URL(request.url, 'http://localhost');
    const { loan, errors, isUsable } = readCalculatorQuery(searchParams);
    reply.header('x-robots-tag', 'noindex');
    if (!isUsable) {
      return reply
        .code(400)
        .type('text/plain; charset=utf-8')
        .send(`${errors.map(({ field, message }) => `${field}: ${message}`).join('\n')}\n`);
    }
    return reply
      .header('cache-control', 'public, max-age=3600')
      .header('content-disposition', `attachment; filename="grafic-rambursare.csv"`)
      .type('text/csv; charset=utf-8')
      .send(scheduleCsv(repaymentPlan(loan)));
  });
};
