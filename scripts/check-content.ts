import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readMachineConfig } from '#server/config.ts';
import { checkLinks } from '#server/texts/content/check-links.ts';
import { ContentError } from '#server/texts/content/content-error.ts';
import { readSiteContent } from '#server/texts/content/read-site-content.ts';
import { readWords, wordingProblems } from '#server/texts/content/wording.ts';
import { loadBuiltApp } from '#server/web/bundle/built-app.ts';
import { createRouteMatcher } from '#server/web/pages/match-route.ts';
import { StartupError } from '#server/base/startup-error.ts';
import { buildIfStale } from '#server/web/bundle/build.ts';
import { wordCountProblems, wordCounts } from '#server/texts/content/word-counts.ts';

// `npm run content:check`: runs the start's checks of texts alone.
try {
  const config = readMachineConfig();
  const { content } = readSiteContent(config, new Date());
  await buildIfStale();
  const { bundle } = await loadBuiltApp(path.join(import.meta.dirname, '..'));
  const matchRoute = createRouteMatcher(bundle.routes, content);
  checkLinks(content, (page) => matchRoute(page) !== undefined);
  const problems = [...wordCountProblems(content.entries), ...wording(config.contentDir)];
  if (problems.length > 0) throw new ContentError(problems);
  console.log([...wordCounts(content.entries), 'Nothing to correct.'].join('\n'));
} catch (error) {
  if (!(error instanceof ContentError || error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function wording(contentDir: string): string[] {
  const files = globSync('**/*.{md,yml}', { cwd: contentDir }).toSorted();
  return wordingProblems(
    files.map((file) => ({ file, text: readFileSync(path.join(contentDir, file), 'utf8') })),
    readWords(contentDir),
  );
}
