import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type pg from 'pg';
import type { Heartbeat } from '#server/db/heartbeat.ts';
import { memoryBounds, type Traffic } from '#server/shared/http/traffic.ts';
import type { CommitCounts } from '#server/shared/journal/group-commit.ts';
import type { PageStore } from '#server/web/pages/page-store.ts';
import type { SiteState } from './site-state.ts';

type Options = {
  traffic: Traffic;
  pages: Pick<PageStore, 'counts' | 'state'>;
  events: { counts(): CommitCounts };
  pools: readonly Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>[];
  heartbeat: Pick<Heartbeat, 'isSilent'>;
  readState: () => Promise<SiteState>;
};

type Labels = Record<string, string>;
type Value = readonly [labels: Labels, value: number];

/**
 * Creates the metrics of this instance. The site counts in plain integers; they become metrics when they are requested. What could not
 * be read is NaN, or has no line. No label holds an address, a name, a query or an id.
 */
export function createMetrics(options: Options): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { counter, gauge } = namedMetrics(registry);
  addHttp(registry, options.traffic, counter);
  const { pages, events, pools, heartbeat } = options;
  counter('page_made_total', 'Pages and payloads made', () => [[{}, pages.counts().made]]);
  counter('page_failed_total', 'Pages that could not be made', () => [[{}, pages.counts().failed]]);
  gauge('site_ready', '1: every page was made ahead, and the site is not leaving', () => [
    [{}, pages.state === 'ready' ? 1 : 0],
  ]);
  gauge('event_waiting', 'Events that wait for a commit', () => [[{}, events.counts().waiting]]);
  counter('event_stored_total', 'Events in commits that succeeded', () => [[{}, events.counts().items]]);
  counter('event_commit_total', 'Commits of events', () => [[{}, events.counts().commits]]);
  counter('event_commit_failed_total', 'Commits of events that failed', () => [[{}, events.counts().failed]]);
  counter('event_commit_seconds_total', 'Time of the commits of events', () => [
    [{}, events.counts().busyMs / 1_000],
  ]);
  gauge('database_connections', 'Connections of both pools', () =>
    pools.flatMap((pool, index): Value[] => {
      const name = index === 0 ? 'pages' : 'urgent';
      return [
        [{ pool: name, state: 'used' }, pool.totalCount - pool.idleCount],
        [{ pool: name, state: 'idle' }, pool.idleCount],
        [{ pool: name, state: 'wanted' }, pool.waitingCount],
      ];
    }),
  );
  gauge('database_silent', '1: the database accepts queries and does not answer', () => [
    [{}, heartbeat.isSilent ? 1 : 0],
  ]);
  addState(gauge, options.readState);
  return registry;
}

type Add = (name: string, help: string, read: () => readonly Value[] | Promise<readonly Value[]>) => void;

/** Metrics that are read when requested; their label names are those of the values. */
function namedMetrics(registry: Registry): { counter: Add; gauge: Add } {
  const settings = (name: string, help: string) => ({
    name,
    help,
    registers: [registry],
    labelNames: labelsOf[name] ?? [],
  });
  return {
    counter: (name, help, read) =>
      void new Counter({
        ...settings(name, help),
        async collect() {
          const values = await read();
          this.reset();
          for (const [labels, value] of values) this.inc(labels, value);
        },
      }),
    gauge: (name, help, read) =>
      void new Gauge({
        ...settings(name, help),
        async collect() {
          const values = await read();
          this.reset();
          for (const [labels, value] of values) this.set(labels, value);
        },
      }),
  };
}

const labelsOf: Record<string, string[]> = {
  http_requests_total: ['kind', 'status'],
  database_connections: ['pool', 'state'],
  job_count: ['state'],
  journal_waiting: ['journal'],
  journal_oldest_seconds: ['journal'],
};

function addHttp(registry: Registry, traffic: Traffic, counter: Add): void {
  counter('http_requests_total', 'Answered requests by kind and status', () =>
    Object.entries(traffic.read().counts).flatMap(([kind, byStatus]) =>
      byStatus.flatMap((count, status): Value[] =>
        count > 0 ? [[{ kind, status: String(status) }, count]] : [],
      ),
    ),
  );
  addMemoryTimes(registry, traffic);
}

/** The times of answers from memory, from the counters of the traffic: observing each answer here would cost more than the answer. */
function addMemoryTimes(registry: Registry, traffic: Traffic): void {
  const name = 'http_memory_answer_seconds';
  const help = 'Time of answers from memory, from the read request to the written bytes';
  const histogram = new Histogram({ name, help, buckets: [...memoryBounds], registers: [registry] });
  const line = (part: string, value: number, labels: Record<string, string | number> = {}) => ({
    metricName: `${name}_${part}`,
    labels,
    sharedLabels: {},
    value,
  });
  // The one method of a metric that the registry reads.
  async function getForPromString() {
    const { memory, memorySeconds } = traffic.read();
    let sum = 0;
    const buckets = memory.map((count, index) => {
      sum += count;
      return line('bucket', sum, { le: memoryBounds[index] ?? '+Inf' });
    });
    const values = [...buckets, line('sum', memorySeconds), line('count', sum)];
    return { name, help, type: 'histogram', aggregator: 'sum', values };
  }
  Object.assign(histogram, { getForPromString });
}

function addState(gauge: Add, readState: Options['readState']): void {
  const one = (name: string, help: string, read: (state: SiteState) => number | null | undefined) =>
    gauge(name, help, async () => [[{}, read(await readState()) ?? NaN]]);
  gauge('job_count', 'Jobs by state', async () =>
    ((await readState()).jobs ?? []).map(({ state, count }): Value => [{ state }, count]),
  );
  one('job_oldest_seconds', 'How long the oldest job that is due has waited', ({ jobs }) =>
    jobs?.reduce(
      (most, { state, oldestSeconds }) =>
        state === 'created' || state === 'retry' ? Math.max(most, oldestSeconds) : most,
      0,
    ),
  );
  one(
    'job_dead_letters',
    'Jobs that failed in all attempts, without mail',
    ({ failed }) => failed?.deadLetters,
  );
  one('report_refused', 'Reports of lenders refused in seven days', ({ failed }) => failed?.refusedReports);
  one('mail_waiting', 'Mails not sent yet', ({ mail }) => mail?.waiting);
  one('mail_given_up', 'Mails that were given up', ({ mail }) => mail?.failed);
  one('rates_age_seconds', 'Age of the newest exchange rates', ({ rates }) => rates?.ageSeconds);
  one(
    'rates_late',
    '1: the rates of a banking day are missing',
    ({ rates }) => rates && Number(rates.isLate),
  );
  one(
    'series_age_seconds',
    'Age of the series nobody confirmed for longest',
    ({ series }) => series.ageSeconds,
  );
  one('series_old', 'Series older than their rhythm', ({ series }) => series.old);
  one('backup_age_seconds', 'Age of the last good backup', ({ backup }) => backup?.ageSeconds);
  one('backup_late', '1: no good backup for 26 hours', ({ backup }) => backup && Number(backup.isLate));
  one('disk_free_bytes', 'Free space of the data folder', ({ disk }) => disk?.free);
  one('disk_size_bytes', 'Whole space of the disk of the data folder', ({ disk }) => disk?.whole);
  const ofJournals = (name: string, help: string, key: 'lines' | 'ageSeconds') =>
    gauge(name, help, async () =>
      ((await readState()).journals ?? []).map((found): Value => [{ journal: found.journal }, found[key]]),
    );
  ofJournals('journal_waiting', 'Clicks and reports that wait for the database', 'lines');
  ofJournals('journal_oldest_seconds', 'How long the oldest of them has waited', 'ageSeconds');
}
