import { expect, test } from 'vitest';
import { isUuidV4 } from '#domain/events/uuid-v4.ts';
import { identifiers, newUuid } from './identifiers.ts';

test('identifiers are UUID v4, two different ones', () => {
  expect(isUuidV4(identifiers.session_id)).toBe(true);
  expect(isUuidV4(identifiers.client_id)).toBe(true);
  expect(identifiers.session_id).not.toBe(identifiers.client_id);
});

test('each event gets a uuid of its own', () => {
  const uuids = Array.from({ length: 1000 }, newUuid);
  expect(new Set(uuids).size).toBe(1000);
  expect(uuids.every(isUuidV4)).toBe(true);
});
