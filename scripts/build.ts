// `npm run build`: makes dist/ from the sources, even if it is up to date.
import { build } from '#server/web/bundle/build.ts';

const started = performance.now();
const { id } = await build();
console.log(`build ${id} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
