import { expect, test } from 'vitest';
import { romanianLimits as limits } from '#domain/law/countries/romanian-limits.ts';
import { readRegistration } from './read-registration.ts';
import { stepOf, stepOfField } from './registration-steps.ts';

const whole = {
  suma: '2 000',
  perioada: '3',
  unitate: 'luni',
  scop: 'medical',
  over: 'da',
  citizen: 'da',
  validIdentity: 'da',
  validBank: 'nu',
  nume: 'Ion Popa',
  email: 'ion@example.ro',
  telefon: '0722 123 456',
  termeni: 'da',
};

test('a complete form is a loan, four answers and a person; unticked consents are not given', () => {
  expect(readRegistration(whole, limits)).toEqual({
    ok: true,
    registration: {
      request: { principal: 200_000, term: { count: 3, unit: 'months' }, purpose: 'medical' },
      answers: { over: true, citizen: true, validIdentity: true, validBank: false },
      person: {
        nume: 'Ion Popa',
        email: 'ion@example.ro',
        telefon: '+40722123456',
        termeni: true,
        oferte_email: false,
        oferte_telefon: false,
      },
    },
  });
});

test('an empty form misses every required field, in their order', () => {
  const read = readRegistration({}, limits);
  expect(read.ok || read.problems.map(({ field }) => field)).toEqual([
    'suma',
    'perioada',
    'over',
    'citizen',
    'validIdentity',
    'validBank',
    'nume',
    'email',
    'termeni',
  ]);
});

test.each([
  [{ suma: 'abc' }, 'suma'],
  [{ suma: '99' }, 'suma'],
  [{ perioada: '400' }, 'perioada'],
  [{ over: 'poate' }, 'over'],
  [{ termeni: '' }, 'termeni'],
  [{ oferte_telefon: 'da', telefon: '' }, 'telefon'],
])('%j is a problem of %s alone', (wrong, field) => {
  const read = readRegistration({ ...whole, ...wrong }, limits);
  expect(read.ok || read.problems.map((problem) => problem.field)).toEqual([field]);
});

const address = (query: string) => new URLSearchParams(query);
const loan = 'suma=2000&perioada=3';
const answers = 'over=da&citizen=da&validIdentity=da&validBank=nu';

test.each([
  ['', 'imprumut'],
  [`${loan}&pas=1`, 'imprumut'],
  [`${loan}&pas=2`, 'conditii'],
  [`${loan}&${answers}&pas=3`, 'contact'],
  [`${loan}&${answers}&pas=99`, 'contact'],
  [`${loan}&${answers}&pas=x`, 'imprumut'],
  // Without a step: the first open question, and none for an excluded visitor.
  [loan, 'conditii'],
  [`${loan}&over=da`, 'conditii'],
  [`${loan}&${answers}`, 'contact'],
  [`${loan}&over=nu`, 'contact'],
  ['over=nu', 'contact'],
  [`${loan}&over=nu&pas=3`, 'contact'],
  [`${loan}&over=nu&pas=2`, 'conditii'],
])('the address %s shows the step %s, without problems', (query, step) => {
  expect(stepOf(address(query), limits)).toEqual({ step, problems: [] });
});

test.each([
  ['pas=3', 'imprumut', ['suma', 'perioada']],
  ['suma=abc&perioada=3&pas=2', 'imprumut', ['suma']],
  [`${loan}&over=da&pas=3`, 'conditii', ['citizen', 'validIdentity', 'validBank']],
])('the address %s returns to %s, which misses %j', (query, step, fields) => {
  const shown = stepOf(address(query), limits);
  expect(shown.step).toBe(step);
  expect(shown.problems.map(({ field }) => field)).toEqual(fields);
});

test('each field is on its step', () => {
  expect(['suma', 'validBank', 'email', 'termeni', null].map(stepOfField)).toEqual([
    'imprumut',
    'conditii',
    'contact',
    'contact',
    'contact',
  ]);
});
