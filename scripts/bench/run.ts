import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { build } from '#server/web/bundle/build.ts';
import { measureClicks } from './clicks.ts';
import { measureEvents } from './events.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMemory } from './memory.ts';
import { startProgram } from './program.ts';
import { measureRendering } from './rendering.ts';
import { printFigures, type Figure } from './report.ts';
import { measureServing } from './serving.ts';
import { measureSizes } from './sizes.ts';
import { measureTools } from './tools.ts';

// Cache of the last type check.
rmSync(new URL('../../node_modules/.cache/types.tsbuildinfo', import.meta.url), { force: true });
const builds = [await measureBuild('build with type check'), await measureBuild('the same, types unchanged')];

await using program = await startProgram();
const figures: Figure[] = [...measureSizes(), ...builds];
const restartMs = await program.restart();
figures.push({
  what: 'restart to the first page',
  measured: `${(restartMs / 1000).toFixed(2)} s`,
  target: '≤ 2 s',
  yardstick: `very first start ${(program.firstStartMs / 1000).toFixed(2)} s`,
  ok: restartMs <= 2000,
});
await program.settle();
figures.push(...(await measureRendering()));
figures.push(...(await measureServing(program)));
figures.push(...(await measureTools(program)));
figures.push(...(await measureEvents(program)));
figures.push(...(await measureClicks()));
figures.push(await measureMemory(60));
if (!process.argv.includes('--no-lighthouse')) figures.push(...(await measureLighthouse(program)));
printFigures(figures);

async function measureBuild(what: string): Promise<Figure> {
  const types = await secondsOf(() => promisify(execFile)('tsc', ['--noEmit']));
  const bundles = await secondsOf(() => build());
  return {
    what,
    measured: `${(types + bundles).toFixed(1)} s`,
    target: '≤ 5 s',
    yardstick: `types ${types.toFixed(1)} s, bundles ${bundles.toFixed(1)} s`,
    ok: types + bundles <= 5,
  };
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}
