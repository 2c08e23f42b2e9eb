import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { OfficeError } from '#domain/answers/office/common.ts';
import { isDatabaseAway } from '#server/db/is-database-away.ts';
import { isOtherSchema } from '#server/db/is-other-schema.ts';
import { UnstorableInput } from '#server/shared/http/unstorable-input.ts';

/** Answers a call that was understood and refused. */
export function refuse(
  reply: FastifyReply,
  status: number,
  code: string,
  message: string,
  fields?: Record<string, string>,
  link?: OfficeError['error']['link'],
): FastifyReply {
  const body: OfficeError = { error: { code, message, ...(fields && { fields }), ...(link && { link }) } };
  return reply.code(status).send(body);
}

/** Answers errors of every call of the back office. Faults of ours are logged, once, here. */
export function answerOfficeError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (hasZodFastifySchemaValidationErrors(error)) {
    // Of several problems of a field the first is reported: „Scrieți răspunsul” before „cel puțin 2 caractere”.
    const fields = Object.fromEntries(
      error.validation.toReversed().map(({ instancePath, message = '' }) => [nameOf(instancePath), message]),
    );
    return refuse(reply, 400, 'invalid', 'Verificați datele.', fields);
  }
  if (error instanceof UnstorableInput) {
    const { code, message, field } = error;
    return refuse(reply, 400, code, 'Verificați datele.', { [field || 'continut']: message });
  }
  const status = error.statusCode ?? 500;
  if (status === 429)
    return refuse(
      reply,
      429,
      'too-many-calls',
      'Din rețeaua dumneavoastră au venit prea multe cereri. Încercați din nou peste un minut.',
    );
  if (status < 500)
    return refuse(reply, status, (error.code ?? 'unreadable').toLowerCase(), 'Cererea nu a putut fi citită.');
  // The whole server sheds load (@fastify/under-pressure).
  if (status === 503)
    return refuse(
      reply,
      503,
      'busy',
      'Serverul are prea mult de lucru. Încercați din nou peste câteva secunde.',
    );
  request.log.error(error, 'a call of the back office failed');
  // What was typed stays in the form: the call may be sent again.
  if (isDatabaseAway(error) || isOtherSchema(error))
    return refuse(
      reply.header('retry-after', '5'),
      503,
      'unavailable',
      'Baza de date nu răspunde acum. Încercați din nou peste câteva secunde.',
    );
  return refuse(
    reply,
    500,
    'internal',
    'Nu am putut duce la capăt cererea. Încercați din nou; dacă se repetă, vedeți „Operațiuni”.',
  );
}

// "/price/ratePercent" is the field "price.ratePercent".
function nameOf(instancePath: string): string {
  return instancePath.split('/').filter(Boolean).join('.');
}
