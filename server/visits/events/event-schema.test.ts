import { expect, test } from 'vitest';
import { eventSchema } from './event-schema.ts';
import { newEvent } from '#tests/factories/new-event.ts';

const firstIssue = (value: unknown) => eventSchema.safeParse(value).error?.issues[0];

test('the payload of the specification passes, with every label', () => {
  const labels = Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8].map((index) => [`sub${index}`, `value ${index}`]),
  );
  const utms = { utm_medium: 'cpc', utm_campaign: 'toamnă', utm_content: '😀', utm_term: '' };
  const event = newEvent({ ...labels, ...utms, event_id: 27 });
  expect(eventSchema.parse(event)).toEqual(event);
});

test("fields missing from the specification's payload are optional: the path is unknown, the ids come from cookies", () => {
  const { uuid: _, path: _path, cookieless: _cookieless, ...specified } = newEvent();
  expect(eventSchema.parse(specified)).toEqual({ ...specified, path: '', cookieless: false });
});

test('identifiers without dashes pass, and are normalised', () => {
  const dashless = '9B1DEB4D3B7D4BAD9BDD2B0D7B3DCB6D';
  const event = eventSchema.parse(newEvent({ uuid: dashless, session_id: dashless, client_id: dashless }));
  const dashed = '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d';
  expect([event.uuid, event.session_id, event.client_id]).toEqual([dashed, dashed, dashed]);
});

test('keys of a newer page are dropped', () => {
  const event = newEvent();
  expect(eventSchema.parse({ ...event, invented_later: 1 })).toEqual(event);
});

test('half of an emoji is replaced, not refused', () => {
  expect(eventSchema.parse(newEvent({ sub1: 'a\ud83d' })).sub1).toBe('a\ufffd');
});

test.each([
  ['uuid', 'not-a-uuid', 'Se așteaptă un UUID v4, cu sau fără cratime.'],
  ['uuid', '9b1deb4d-3b7d-1bad-9bdd-2b0d7b3dcb6d', 'Se așteaptă un UUID v4, cu sau fără cratime.'],
  ['uuid', 5, 'Se așteaptă un UUID v4.'],
  ['session_id', '', 'Se așteaptă un UUID v4, cu sau fără cratime.'],
  ['client_id', null, 'Se așteaptă un UUID v4.'],
  ['event_id', '5', 'Se așteaptă un număr întreg.'],
  ['event_id', 5.5, 'Se așteaptă un număr întreg.'],
  ['event_id', 0, 'Valoarea este mai mică decât 1.'],
  ['event_id', 100_000, 'Valoarea este mai mare decât 99999.'],
  ['provider_id', '', 'Valoarea este goală.'],
  ['provider_id', 'x'.repeat(256), 'Valoarea este mai lungă decât limita (255).'],
  ['sub1', null, 'Se așteaptă un text.'],
  ['sub8', 3, 'Se așteaptă un text.'],
  ['utm_term', 'x'.repeat(256), 'Valoarea este mai lungă decât limita (255).'],
  ['utm_source', 'a\u0000b', 'Valoarea conține caractere de control.'],
  ['domain', '', 'Valoarea este goală.'],
  ['referer', undefined, 'Câmpul lipsește.'],
  ['referer', 'x'.repeat(2049), 'Valoarea este mai lungă decât limita (2048).'],
  ['path', 'offers/', 'Calea începe cu o bară oblică (/).'],
  ['cookieless', 'true', 'Se așteaptă true sau false.'],
])('%s of %j is refused and the field named', (field, value, message) => {
  expect(firstIssue({ ...newEvent(), [field]: value })).toMatchObject({ path: [field], message });
});

test.each([[null], [[]], ['text'], [5]])('%j is not an event', (value) => {
  expect(firstIssue(value)).toMatchObject({ path: [], message: 'Se așteaptă un obiect JSON.' });
});
