import { expect, test } from 'vitest';
import { createEvent } from './create-event.ts';

const source = {
  href: 'https://imprumutclar.ro/offers/?suma=2000',
  referer: 'https://www.google.com/',
  providerId: 'ro-1',
  labels: {},
  flow: undefined,
  identifiers: {
    session_id: '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d',
    client_id: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
    cookieless: true,
  },
  uuid: '0f8fad5b-d9cb-469f-a165-70867728950e',
};

test('an event carries the specified payload', () => {
  const subs = { sub1: '1', sub2: '2', sub4: '4', sub5: '5', sub6: '6', sub7: '7' };
  const utms = { utm_source: 's', utm_medium: 'm', utm_campaign: 'c', utm_content: 'n', utm_term: 't' };
  const labels = { ...subs, ...utms };
  expect(createEvent(5, { ...source, labels })).toEqual({
    ...labels,
    ...source.identifiers,
    uuid: '0f8fad5b-d9cb-469f-a165-70867728950e',
    event_id: 5,
    provider_id: 'ro-1',
    domain: 'imprumutclar.ro',
    referer: 'https://www.google.com/',
    path: '/offers/',
  });
});

test('the event of a partner’s visit carries its pid as provider_id alone', () => {
  const event = createEvent(5, { ...source, labels: { pid: 'p-7k2m9qx4', sub1: '1' } });
  expect(event).toMatchObject({ provider_id: 'p-7k2m9qx4', sub1: '1' });
  expect(event).not.toHaveProperty('pid');
});

test('a link cannot set the labels reserved for experiments and fields', () => {
  const event = createEvent(5, { ...source, labels: { sub3: 'x', sub8: 'y' } });
  expect(event).not.toHaveProperty('sub3');
  expect(event).not.toHaveProperty('sub8');
});

test.each([
  ['https://imprumutclar.ro/offers/?suma=2000&scop=medical#x', 'https://imprumutclar.ro/offers/'],
  ['https://imprumutclar.ro.example/?q=1', 'https://imprumutclar.ro.example/?q=1'],
  ['', ''],
  [`https://e.example/${'x'.repeat(3000)}`, `https://e.example/${'x'.repeat(2030)}`],
])('the referring address %s is sent as %s', (referer, expected) => {
  expect(createEvent(5, { ...source, referer }).referer).toBe(expected);
});
