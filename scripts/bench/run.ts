import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { parseArgs, promisify } from 'node:util';
import { build } from '#server/web/bundle/build.ts';
import { measureClicks } from './clicks.ts';
import { measureDocuments } from './documents.ts';
import { measureEvents } from './events.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMemory } from './memory.ts';
import { startProgram } from './program.ts';
import { measureRendering } from './rendering.ts';
import { medianOf, printFigures, type Figure } from './report.ts';
import { measureServing } from './serving.ts';
import { measureSizes } from './sizes.ts';
import { measureTools } from './tools.ts';

// `npm run bench [-- --no-lighthouse] [--runs=5]`: everything the product holds itself to, each line the median of so many runs. Five
// take half an hour.
const { values: asked } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, 'no-lighthouse': { type: 'boolean', default: false } },
});
const runs = Number(asked.runs);
const builds = await medianOf(runs, measureBuilds);

await using program = await startProgram();
const figures: Figure[] = [...measureSizes(), ...builds];
figures.push(...(await medianOf(runs, measureRestart)));
await program.settle();
figures.push(...(await measureDocuments(program.origin)));
figures.push(...(await medianOf(runs, measureRendering)));
figures.push(...(await medianOf(runs, () => measureServing(program))));
figures.push(...(await medianOf(runs, () => measureTools(program))));
figures.push(...(await medianOf(runs, () => measureEvents(program))));
figures.push(...(await medianOf(runs, measureClicks)));
figures.push(...(await medianOf(runs, async () => [await measureMemory(60)])));
if (!asked['no-lighthouse']) figures.push(...(await measureLighthouse(program, { runs })));
printFigures(figures);

async function measureRestart(): Promise<Figure[]> {
  const restartMs = await program.restart();
  const figure = {
    what: 'restart to the first page',
    measured: `${(restartMs / 1000).toFixed(2)} s`,
    target: '≤ 2 s',
    yardstick: `very first start ${(program.firstStartMs / 1000).toFixed(2)} s`,
    value: restartMs,
    ok: restartMs <= 2000,
  };
  return [figure];
}

async function measureBuilds(): Promise<Figure[]> {
  // Cache of the last type check.
  rmSync(new URL('../../node_modules/.cache/types.tsbuildinfo', import.meta.url), { force: true });
  return [await measureBuild('build with type check'), await measureBuild('the same, types unchanged')];
}

async function measureBuild(what: string): Promise<Figure> {
  const types = await secondsOf(() => promisify(execFile)('tsc', ['--noEmit']));
  const bundles = await secondsOf(() => build());
  return {
    what,
    measured: `${(types + bundles).toFixed(1)} s`,
    target: '≤ 5 s',
    yardstick: `types ${types.toFixed(1)} s, bundles ${bundles.toFixed(1)} s`,
    value: types + bundles,
    ok: types + bundles <= 5,
  };
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}
