import { build } from '#server/web/bundle/build.ts';
import { flood, floods } from './floods.ts';

// `npm run bench:floods`, or some of them: npm run bench:floods -- searches texts. Each alone: 20 seconds of flood and a minute
// after it, processor and megabytes of each ten seconds.
const asked = process.argv.slice(2);
await build();
for (const name of asked.length > 0 ? asked : Object.keys(floods)) {
  for (const networks of ['one', 'many'] as const) {
    console.log(`| ${(await flood(name, networks)).join(' | ')} |`);
  }
}
