import { build } from '#server/web/bundle/build.ts';
import { measureLighthouse } from './lighthouse.ts';
import { startProgram } from './program.ts';
import { printFigures } from './report.ts';

// `npm run bench:lighthouse`: Lighthouse alone, a page of each type, or the paths given after `--`.
await build();
await using program = await startProgram();
await program.settle();
printFigures(await measureLighthouse(program, { runs: 5, only: process.argv.slice(2) }));
