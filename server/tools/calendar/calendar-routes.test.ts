import Fastify from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import { calendarRoutes } from './calendar-routes.ts';
import { strictAnswers } from '#tests/setup/strict-answers.ts';

async function buildSite() {
  const site = Fastify();
  site.setValidatorCompiler(validatorCompiler);
  site.setSerializerCompiler(strictAnswers);
  await site.register(calendarRoutes, {
    calendar: { checked: '2026-11-21', decisions: [] },
    origin: 'https://imprumutclar.ro',
  });
  return site;
}

test('the file of a year is downloaded under its name', async () => {
  const response = await (await buildSite()).inject('/zile-libere-2024/calendar.ics');

  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(response.headers['content-disposition']).toBe('attachment; filename="zile-libere-2024.ics"');
  expect(response.body.match(/BEGIN:VEVENT/g)).toHaveLength(17);
});

test('the file of all years can be subscribed to', async () => {
  const response = await (await buildSite()).inject('/zile-libere/calendar.ics');

  expect(response.statusCode).toBe(200);
  // 15 in 2023 and 17 in each year up to 2028.
  expect(response.body.match(/BEGIN:VEVENT/g)).toHaveLength(100);
});

test('an unchanged file is not sent again', async () => {
  const site = await buildSite();
  const { etag } = (await site.inject('/zile-libere-2026/calendar.ics')).headers;

  const again = await site.inject({
    url: '/zile-libere-2026/calendar.ics',
    headers: { 'if-none-match': String(etag) },
  });

  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test.each(['2022', '2029', '02024', 'x'])('there is no file of %s', async (year) => {
  expect((await (await buildSite()).inject(`/zile-libere-${year}/calendar.ics`)).statusCode).toBe(404);
});
