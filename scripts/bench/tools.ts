import { Agent, get } from 'node:http';
import { startFakeService } from '#tests/setup/start-fake-service.ts';
import type { FeedEntry } from '#domain/offers/offer-fields.ts';
import { DRAG_STEPS, dragSlider, SLOWDOWN } from './drag.ts';
import { type Program, startProgram } from './program.ts';
import type { Figure } from './report.ts';

const LIVE_PAGES = 900;
const MANY = 200;

/** Measures a currency pair rendered for each request, and a slider of the calculator dragged on a slow phone. */
export async function measureTools(program: Program): Promise<Figure[]> {
  const pairMs = await medianOfLivePages(`${program.origin}/convertor-valutar/eur-to-ron/`);
  const dragged = await dragSlider(`${program.origin}/calculator-rate-credit/`);
  const ofMany = await dragOverManyOffers(program);
  return [
    {
      what: 'pair page rendered live, median one after another',
      measured: `${pairMs.toFixed(2)} ms`,
      target: '≤ 5 ms',
      yardstick: `${LIVE_PAGES} different amounts: data, render, policy and compression`,
      value: pairMs,
      ok: pairMs <= 5,
    },
    {
      what: `calculator recalculated by a drag, ${SLOWDOWN}× slower`,
      measured: `${dragged.toFixed(1)} ms a step`,
      target: '≤ 12 ms',
      yardstick: `script, style and layout, mean of ${DRAG_STEPS} steps`,
      value: dragged,
      ok: dragged <= 12,
    },
    {
      what: `the same on ${MANY} offers`,
      measured: `${ofMany.toFixed(1)} ms a step`,
      target: '≤ 12 ms',
      yardstick: '',
      value: ofMany,
      ok: ofMany <= 12,
    },
  ];
}

// Uses amounts that no cache has yet.
async function medianOfLivePages(address: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let amount = 1; amount <= LIVE_PAGES; amount += 1) {
    times.push(await timeOf(`${address}?suma=${amount},37`, agent));
  }
  agent.destroy();
  // The first third warms the code up.
  const warm = times.slice(LIVE_PAGES / 3).toSorted((a, b) => a - b);
  return warm[Math.floor(warm.length / 2)] ?? Number.NaN;
}

function timeOf(url: string, agent: Agent): Promise<number> {
  return new Promise((done, failed) => {
    const started = performance.now();
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume().on('end', () => done(performance.now() - started));
    }).on('error', failed);
  });
}

/** Measures the list of a country with many lenders: the priced offers, repeated under different names. */
async function dragOverManyOffers(program: Program): Promise<number> {
  const feed = (await (await fetch(`${program.origin}/content/ro_feed.json`)).json()) as FeedEntry[];
  const priced = feed.filter(({ details }) => details?.figures.price && details.figures.term);
  const entries = Array.from({ length: MANY }, (_, index) => {
    const entry = priced[index % priced.length];
    return {
      ...entry,
      offer_id: `${index}`,
      header: `${entry?.header} ${index}`,
      details: { ...entry?.details, slug: `oferta-${index}` },
    };
  });
  await using host = await startFakeService([{ body: entries }]);
  await using leads = await startFakeService([{ body: entries.map((entry) => entry.offer_id) }]);
  await using crowded = await startProgram({ CONTENT_HOST: host.origin, LEAD_FEED_URL: leads.origin });
  return await dragSlider(`${crowded.origin}/offers/?suma=3000&perioada=3`);
}
