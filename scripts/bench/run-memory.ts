import { build } from '#server/web/bundle/build.ts';
import { measureMemory } from './memory.ts';
import { printFigures } from './report.ts';

// `npm run bench:memory`, or with seconds: npm run bench:memory -- 60
await build();
const figure = await measureMemory(Number(process.argv[2] ?? 600));
printFigures([figure]);
process.exitCode = figure.ok ? 0 : 1;
