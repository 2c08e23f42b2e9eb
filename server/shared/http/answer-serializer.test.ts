import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { momentSchema } from '#domain/base/moment.ts';
import { doneAnswer } from '#domain/answers/office/common.ts';
import { answerSerializer, type BrokenAnswer } from './answer-serializer.ts';

const noon = new Date('2026-11-22T10:00:00Z');

async function answerOf(schema: z.ZodType, body: unknown) {
  const broken: BrokenAnswer[] = [];
  const app = Fastify().setSerializerCompiler(answerSerializer((one) => broken.push(one)));
  app.get('/a', { schema: { response: { 200: schema } } }, async () => body);
  const { statusCode, body: text } = await app.inject('/a');
  return { statusCode, text, broken };
}

test('a response is sent as declared: moments as texts, and no undeclared field', async () => {
  const schema = z.object({ at: momentSchema, earlier: momentSchema.nullable() });

  expect(await answerOf(schema, { at: noon, earlier: null, email: 'ana@exemplu.ro' })).toEqual({
    statusCode: 200,
    text: '{"at":"2026-11-22T10:00:00.000Z","earlier":null}',
    broken: [],
  });
});

test('a response that breaks its schema is reported, without its values, and still sent', async () => {
  const { statusCode, text, broken } = await answerOf(doneAnswer, { status: 'ana@exemplu.ro', at: noon });

  expect({ statusCode, text }).toEqual({
    statusCode: 200,
    text: '{"status":"ana@exemplu.ro","at":"2026-11-22T10:00:00.000Z"}',
  });
  expect(broken).toMatchObject([
    { route: 'GET /a', status: '200', issues: [{ code: 'invalid_value', path: ['status'] }] },
  ]);
  expect(JSON.stringify(broken)).not.toContain('ana@');
});

test('of a response that fits no member of a union the report names what each member lacks', async () => {
  const schema = z.object({
    answer: z.union([z.object({ state: z.string() }), z.object({ error: z.string() })]),
  });

  const { broken } = await answerOf(schema, { answer: { code: 'busy' } });

  expect(broken[0]?.issues.map(({ path }) => path.join('.'))).toEqual(['answer.state', 'answer.error']);
});

test('a response that its schema cannot read at all is still sent', async () => {
  const { statusCode, text, broken } = await answerOf(z.object({ at: momentSchema }), { at: new Date(NaN) });

  expect({ statusCode, text, reports: broken.length }).toEqual({
    statusCode: 200,
    text: '{"at":null}',
    reports: 1,
  });
});
