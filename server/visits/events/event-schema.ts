import { z } from 'zod';
import { addressLimit, textLimit } from '#domain/visits/events/clean-text.ts';
import type { TrackingEvent } from '#domain/visits/events/event.ts';
import { dashedUuid, isUuidV4 } from '#domain/visits/events/uuid-v4.ts';

const label = text(textLimit).exactOptional();

/** An event as sent: with the fields of the specification alone, or with all of ours. */
export type SentEvent = Omit<TrackingEvent, 'uuid'> & { uuid?: string };

/**
 * Schema of POST /api/event: at least the payload of the specification, section 3, which has no uuid, no path and no cookie flag
 * (docs/decisions/075-events-without-a-uuid.md). Unknown keys are dropped, not refused: a newer page, open or cached somewhere, may
 * meet an older server. Known fields are checked, because they are stored as they are.
 */
export const eventSchema = z.object(
  {
    uuid: uuidV4().exactOptional(),
    event_id: z.int(wrong('un număr întreg')).min(1, tooSmall(1)).max(99_999, tooBig(99_999)),
    // A partner's `pid`, as long as any label: a strange one is no reason to lose the event.
    provider_id: text(textLimit).min(1, 'Valoarea este goală.'),
    sub1: label,
    sub2: label,
    sub3: label,
    sub4: label,
    sub5: label,
    sub6: label,
    sub7: label,
    sub8: label,
    utm_source: label,
    utm_medium: label,
    utm_campaign: label,
    utm_content: label,
    utm_term: label,
    session_id: uuidV4(),
    client_id: uuidV4(),
    domain: text(253).min(1, 'Valoarea este goală.'),
    referer: text(addressLimit),
    path: text(addressLimit).startsWith('/', 'Calea începe cu o bară oblică (/).').default(''),
    cookieless: z.boolean(wrong('true sau false')).default(false),
  },
  wrong('un obiect JSON'),
) satisfies z.ZodType<SentEvent>;

function text(limit: number) {
  return (
    z
      .string(wrong('un text'))
      .max(limit, `Valoarea este mai lungă decât limita (${limit}).`)
      // PostgreSQL refuses U+0000; no label needs the other control characters.
      .regex(/^\P{Cc}*$/u, 'Valoarea conține caractere de control.')
      // An unpaired surrogate, left by a cut through an emoji, is harmless and no reason to lose the event.
      .overwrite((value) => value.toWellFormed())
  );
}

function uuidV4() {
  return z
    .string(wrong('un UUID v4'))
    .refine(isUuidV4, 'Se așteaptă un UUID v4, cu sau fără cratime.')
    .overwrite((value) => (isUuidV4(value) ? dashedUuid(value) : value));
}

function wrong(expected: string) {
  return {
    error: (issue: { input?: unknown }) =>
      issue.input === undefined ? 'Câmpul lipsește.' : `Se așteaptă ${expected}.`,
  };
}

function tooSmall(min: number) {
  return `Valoarea este mai mică decât ${min}.`;
}

function tooBig(max: number) {
  return `Valoarea este mai mare decât ${max}.`;
}
