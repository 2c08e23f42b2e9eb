import underPressure from '@fastify/under-pressure';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerOfficeError } from './office-error.ts';

test('a call to an overloaded server is told to retry, and not reported as our fault', async () => {
  await using app = fastify();
  await app.register(underPressure, {
    healthCheck: async () => false,
    healthCheckInterval: 1_000,
    retryAfter: 5,
  });
  app.setErrorHandler(answerOfficeError);
  app.get('/api/office/x', () => ({}));

  const { statusCode, headers, body } = await app.inject('/api/office/x');

  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('5');
  expect(JSON.parse(body)).toEqual({
    error: {
      code: 'busy',
      message: 'Serverul are prea mult de lucru. Încercați din nou peste câteva secunde.',
    },
  });
});
