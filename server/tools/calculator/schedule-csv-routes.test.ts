import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { scheduleCsvRoutes } from './schedule-csv-routes.ts';

async function get(search: string) {
  const app = Fastify();
  await app.register(scheduleCsvRoutes);
  return await app.inject({ url: `/calculator-rate-credit/grafic.csv${search}` });
}

test('the schedule is served as a file that spreadsheets read', async () => {
  const response = await get('?suma=10000&dobanda=8&perioada=36');

  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(response.headers['content-disposition']).toContain('attachment');
  const lines = response.body.split('\r\n');
  expect(lines[0]).toBe('\ufeffLuna;Plata;Dobânda;Principal;Comision;Rest de plată');
  expect(lines[1]).toBe('1;313,36;66,67;246,69;0,00;9753,31');
  expect(lines.at(-2)).toBe('Total;11281,13;1281,13;10000,00;0,00;');
});

test('a loan that cannot be read is refused with advice', async () => {
  const response = await get('?suma=abc');
  expect(response.statusCode).toBe(400);
  expect(response.body).toContain('suma: Scrieți suma în cifre');
});

test('mistakes outside the first loan do not affect its schedule', async () => {
  expect((await get('?suma=1000&venit=abc')).statusCode).toBe(200);
});
