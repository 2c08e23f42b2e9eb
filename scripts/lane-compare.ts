// `npm run lane:compare [count] [seed]`: compares the fast path with Node's own parser on generated connections
// (server/shared/http/README.md).
import process from 'node:process';
import { compareLane } from '#tests/lane/compare-lane.ts';

const count = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31);
console.log(`${count} connections, seed ${seed}`);
await compareLane({ count, seed });
console.log('Answered alike, every one.');
