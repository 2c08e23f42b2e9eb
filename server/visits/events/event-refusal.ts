import type { FastifyError } from 'fastify';
import { IngestError } from '#server/shared/journal/ingest-error.ts';

type RefusalCode =
  | 'invalid_event'
  | 'wrong_origin'
  | 'too_large'
  | 'unsupported_type'
  | 'too_many_requests'
  | 'overloaded'
  | 'unavailable';

export type Refusal = {
  statusCode: 400 | 403 | 413 | 415 | 429 | 503;
  /** seconds after which a repeat makes sense; undefined if it never does */
  retryAfterSeconds?: number;
  body: {
    error: {
      code: RefusalCode;
      /** the first invalid field, or "body" when there is no field to name */
      field?: string;
      message: string;
    };
  };
};

/** Explains a failure to the sender of an event; undefined for an unforeseen failure. */
export function toEventRefusal(error: unknown): Refusal | undefined {
  if (error instanceof IngestError) return refusalOfIngest(error);
  switch ((error as Partial<FastifyError>).statusCode) {
    // Any failure of the parser, from broken JSON to a wrong Content-Length.
    case 400:
      return noJson();
    case 413:
      return refusal(413, 'too_large', 'Evenimentul este prea mare.');
    case 415:
      return refusal(415, 'unsupported_type', 'Se așteaptă application/json sau text/plain.');
    // The whole server sheds load (@fastify/under-pressure).
    case 503:
      return overloaded();
    default:
      return undefined;
  }
}

/** @param field the first invalid one, or "body" */
export function invalidEvent(field: string, message: string): Refusal {
  return { statusCode: 400, body: { error: { code: 'invalid_event', field, message } } };
}

export function noJson(): Refusal {
  return invalidEvent('body', 'Corpul cererii nu este un obiect JSON valid.');
}

export function tooMany(retryAfterSeconds: number): Refusal {
  return {
    ...refusal(429, 'too_many_requests', 'Prea multe evenimente într-un timp scurt.'),
    retryAfterSeconds,
  };
}

export function wrongOrigin(): Refusal {
  return refusal(403, 'wrong_origin', 'Evenimentele se primesc numai de pe paginile acestui site.');
}

function refusalOfIngest({ code }: IngestError): Refusal {
  if (code === 'refused')
    return invalidEvent('body', 'Evenimentul conține o valoare care nu poate fi păstrată.');
  if (code === 'overloaded') return overloaded();
  // `closed` too: another instance, or this one after its restart, will take the repeat.
  return { ...refusal(503, 'unavailable', 'Evenimentul nu a putut fi păstrat acum.'), retryAfterSeconds: 2 };
}

function overloaded(): Refusal {
  return { ...refusal(503, 'overloaded', 'Sunt prea multe evenimente în așteptare.'), retryAfterSeconds: 1 };
}

function refusal(statusCode: Refusal['statusCode'], code: RefusalCode, message: string): Refusal {
  return { statusCode, body: { error: { code, message } } };
}
