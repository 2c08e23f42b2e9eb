import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { BridgeDecision } from '#domain/tools/calendar/calendar-schema.ts';
import { calendarYears, findCalendarYear } from '#domain/tools/calendar/calendar-years.ts';
import { FOR_A_MINUTE } from '#server/shared/http/caching.ts';
import { etagOf, sendWithEtag } from '#server/shared/http/send-with-etag.ts';
import { holidayFile } from './holiday-file.ts';

type Options = { calendar: { checked: string; decisions: readonly BridgeDecision[] }; origin: string };

/** Serves the holidays as calendar files: one for each year, and one of all years to subscribe to. */
export const calendarRoutes: FastifyPluginAsyncZod<Options> = async (app, { calendar, origin }) => {
  const file = (name: string, years: readonly number[]) => {
    const body = holidayFile({ ...calendar, name, years, origin });
    return { body, etag: etagOf(body) };
  };
  // Content is read once, at the start, and so are the files.
  const all = file('Zile libere în România', calendarYears);
  const byYear = new Map(calendarYears.map((year) => [year, file(`Zile libere ${year}`, [year])]));

  app.get('/zile-libere/calendar.ics', (request, reply) => send(request, reply, all, 'zile-libere.ics'));

  app.get(
    '/zile-libere-:year/calendar.ics',
    { schema: { params: z.object({ year: z.string() }) } },
    (request, reply) => {
      const year = findCalendarYear(request.params.year);
      const found = year !== undefined && byYear.get(year);
      if (!found) return reply.callNotFound();
      return send(request, reply, found, `zile-libere-${year}.ics`);
    },
  );
};

type File = { body: string; etag: string };

function send(request: FastifyRequest, reply: FastifyReply, file: File, fileName: string) {
  reply.headers({
    'cache-control': FOR_A_MINUTE,
    'content-disposition': `attachment; filename="${fileName}"`,
    'x-robots-tag': 'noindex',
  });
  return sendWithEtag(request, reply, { ...file, type: 'text/calendar; charset=utf-8' });
}
