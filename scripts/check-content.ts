import { join } from 'node:path';
import { readMachineConfig } from '#server/config.ts';
import { countries } from '#domain/countries/countries.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { checkLinks } from '#server/content/check-links.ts';
import { readContent } from '#server/content/content.ts';
import { ContentError } from '#server/content/content-error.ts';
import { loadBuiltApp } from '#server/pages/built-app.ts';
import { createRouteMatcher } from '#server/pages/match-route.ts';
import { buildIfStale } from './build.ts';
import { wordCountProblems, wordCounts } from './word-counts.ts';

// `npm run content:check`: what the start of the program checks, alone.
const root = join(import.meta.dirname, '..');
const config = readMachineConfig();
const pack = rulePackInForce(countries[config.country].rulePacks, new Date().toISOString().slice(0, 10));

try {
  const content = readContent(join(root, 'content'), pack, config.operator);
  await buildIfStale();
  const { bundle } = await loadBuiltApp(root);
  const matchRoute = createRouteMatcher(bundle.routes, content);
  checkLinks(content.entries, (path) => matchRoute(path) !== undefined);
  const problems = wordCountProblems(content.entries);
  if (problems.length > 0) throw new ContentError(problems);
  console.log([...wordCounts(content.entries), 'Nothing to correct.'].join('\n'));
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
