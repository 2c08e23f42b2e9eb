import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { done, doneAnswer } from '#domain/answers/office/common.ts';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { readPastDay } from '#domain/base/forms/read-past-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import { refuse } from '#server/office/office-error.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import type { Database } from '#server/db/tables.ts';
import { writeNote } from './notes.ts';

type Options = { db: Kysely<Database>; now: () => Date; country: Pick<Country, 'timeZone'> };

const bodySchema = z.object({
  day: z.string().max(20),
  note: z
    .string()
    .transform((text) => text.replaceAll(/\s+/g, ' ').trim())
    .pipe(z.string().max(200, 'Cel mult 200 de caractere: o notă este un rând.')),
});

/** Takes the notes on the time axis of the statistics: one line for a day. */
export const notesRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, now, country }) => {
  app.put(
    '/api/admin/statistics/notes',
    { config: { access: ['analyst'] }, schema: { body: bodySchema, response: { 200: doneAnswer } } },
    async (request, reply) => {
      const day = readPastDay(request.body.day, dayOf(now(), country.timeZone));
      if (!day.ok) return refuse(reply, 400, 'invalid', 'Verificați datele.', { day: day.message });
      const by = officerOf(request);
      await writeNote(db, { day: day.value, note: request.body.note, by, now: now() });
      return done;
    },
  );
};
