import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerOfficeError } from './office-error.ts';

test('a call that meets a database that is away is answered 503 with a sentence, and may be sent again', async () => {
  const app = Fastify();
  app.setErrorHandler(answerOfficeError);
  app.get('/away', async () => {
    throw Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });
  });
  app.get('/fault', async () => {
    throw new Error('of ours');
  });

  const away = await app.inject('/away');
  expect(away.statusCode).toBe(503);
  expect(away.headers['retry-after']).toBe('5');
  expect(away.json()).toMatchObject({
    error: { code: 'unavailable', message: expect.stringContaining('Baza de date nu răspunde') as string },
  });
  expect((await app.inject('/fault')).statusCode).toBe(500);
});
