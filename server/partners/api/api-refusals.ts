import type { FastifyReply } from 'fastify';

/** Why a call of the partners' API was refused: programs read the code, people the sentence. */
const refusals = {
  'no-key': [
    401,
    'Trimiteți cheia în antetul Authorization: Bearer. O faceți în contul de partener, la „Cheie”.',
  ],
  'unknown-key': [401, 'Cheia nu este bună sau s-a încheiat. Faceți alta în contul de partener, la „Cheie”.'],
  'bad-cursor': [400, 'Parametrul cursor nu este unul primit de la noi. Începeți fără el.'],
  'bad-query': [
    400,
    'Un parametru nu este bun: limit este între 1 și 500, zilele sunt ca 2026-12-01, by este day, offer sau sub1 până la sub8.',
  ],
  'bad-period': [400, 'Perioada are între o zi și 400 de zile, cu from înainte de to.'],
  'unknown-month': [404, 'Nu există un extras pentru luna aceasta.'],
  'too-many-calls': [429, 'Prea multe cereri. Antetul Retry-After spune după câte secunde puteți reveni.'],
} as const;

export type ApiRefusal = keyof typeof refusals;

/** Refuses a call, with its code and sentence. */
export function refuseCall(reply: FastifyReply, code: ApiRefusal): FastifyReply {
  const [status, message] = refusals[code];
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(status).send({ error: { code, message } });
}
