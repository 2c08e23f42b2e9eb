// `npm run build`: makes dist/ of the sources, whether it is stale or not.
import { build } from '#server/bundle/build.ts';

const started = performance.now();
const { id } = await build();
console.log(`build ${id} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
