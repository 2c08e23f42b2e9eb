import { readFileSync } from 'node:fs';
import path from 'node:path';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { seriesNames } from '#domain/base/series/series.ts';
import { createTraffic } from '#server/shared/http/traffic.ts';
import { createMetrics } from './create-metrics.ts';
import { serveMetrics } from './serve-metrics.ts';
import { createSiteState, type SiteState } from './site-state.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const { db } = await openFileDatabase();
const projectFolder = path.resolve(import.meta.dirname, '../../..');

const readState = createSiteState({
  db,
  dataDir: projectFolder,
  country: 'RO',
  backupPlace: null,
  ratesHealth: async () => ({ newestDay: '2026-11-20', isLate: true, alarms: [] }),
  book: () => Object.fromEntries(seriesNames.map((name) => [name, []])) as never,
  now: () => new Date('2026-11-23T10:00:00Z'),
});

function metricsOf(state: () => Promise<SiteState> = readState) {
  const traffic = createTraffic();
  traffic.answered({ method: 'GET', address: '/contact/', status: 200, begun: 0 });
  traffic.fromMemory('GET', '/', 200, performance.now() - 2);
  return createMetrics({
    traffic,
    pages: { counts: () => ({ made: 7, failed: 1 }), state: 'ready' },
    events: { counts: () => ({ waiting: 2, commits: 3, items: 9, failed: 0, busyMs: 1_500 }) },
    pools: [{ totalCount: 5, idleCount: 3, waitingCount: 1 }],
    heartbeat: { isSilent: false },
    readState: state,
  });
}

async function serve(metrics = metricsOf()) {
  const served = await serveMetrics({
    host: '127.0.0.1',
    port: 0,
    metrics,
    logger: { error: () => undefined },
  });
  onTestFinished(() => served[Symbol.asyncDispose]());
  return (address: string, method = 'GET') =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const asked = request({ port: served.port, path: address, method }, (answer) => {
        text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject);
      });
      asked.on('error', reject).end();
    });
}

test('the counters of the site are metrics in the words of a Prometheus', async () => {
  const { status, body } = await (await serve())('/metrics');
  expect(status).toBe(200);
  for (const line of [
    '# TYPE http_requests_total counter',
    'http_requests_total{kind="page",status="200"} 2',
    '# TYPE http_memory_answer_seconds histogram',
    'http_memory_answer_seconds_bucket{le="0.001"} 0',
    'http_memory_answer_seconds_bucket{le="0.005"} 1',
    'http_memory_answer_seconds_bucket{le="+Inf"} 1',
    'http_memory_answer_seconds_count 1',
    'page_made_total 7',
    'site_ready 1',
    'event_waiting 2',
    'event_commit_seconds_total 1.5',
    'database_connections{pool="pages",state="used"} 2',
    'mail_given_up 0',
    'report_refused 0',
    'rates_age_seconds 259200',
    'rates_late 1',
    'backup_age_seconds Nan',
    'journal_waiting{journal="clicks"} 0',
  ])
    expect(body.split('\n')).toContain(line);
  expect(body).toMatch(/\nnodejs_eventloop_lag_p99_seconds \d/);
});

test('a thousand simultaneous requests cause one reading of the site', async () => {
  let reads = 0;
  const ask = await serve(metricsOf(async () => ((reads += 1), await readState())));
  const answers = await Promise.all(Array.from({ length: 1_000 }, () => ask('/metrics')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  // A reading asks for each of some twenty metrics, and is used for a quarter of a second.
  expect(reads).toBeLessThan(1_000);
});

test('anything else on the address of the metrics is refused, and a failure is 500', async () => {
  const ask = await serve();
  for (const address of [
    '/',
    '/metrics/',
    '/..%2f..%2fetc/passwd',
    '//metrics',
    '/metrics%00',
    `/${'a'.repeat(9_000)}`,
  ])
    expect([address, (await ask(address)).status]).toEqual([address, 404]);
  expect((await ask('/metrics?x=1')).status).toBe(200);
  expect((await ask('/metrics', 'POST')).status).toBe(405);
  const fails = await serve(metricsOf(() => Promise.reject(new Error('gone'))));
  expect((await fails('/metrics')).status).toBe(500);
});

test('every metric of an alert exists, and docs/operations.md explains every alert', async () => {
  const rules = readFileSync(path.join(projectFolder, 'ops/alerts.yml'), 'utf8');
  const known = new Set([
    ...metricsOf()
      .getMetricsAsArray()
      .map(({ name }) => name),
    'up',
  ]);
  const expressions = [...rules.matchAll(/expr: (.+)/g)].map(([, expression = '']) => expression);
  expect(expressions).toHaveLength(10);
  for (const expression of expressions) {
    const asked =
      expression.replaceAll(/max by \(job\)|\{[^}]*\}|\bor\b/g, ' ').match(/[a-z][a-z0-9_]+/g) ?? [];
    expect([expression, asked.filter((name) => !known.has(name))]).toEqual([expression, []]);
  }
  const paper = readFileSync(path.join(projectFolder, 'docs/operations.md'), 'utf8');
  const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
  expect(alerts.filter((name) => !paper.includes(`\`${name}\``))).toEqual([]);
});
