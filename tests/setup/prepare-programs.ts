import type { TestProject } from 'vitest/node';
import { buildIfStale } from '#server/web/bundle/build.ts';
import { createProgramPlace } from './run-program.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** a data folder after a first start and a stop, to be copied */
    preparedDataFolder: string;
  }
}

/** Does once what every test of a program would repeat: the build, and the first start on a data folder. */
export default async function preparePrograms(project: TestProject): Promise<() => Promise<void>> {
  // Programs that start together would all find the build stale and build at once.
  await buildIfStale();
  const place = await createProgramPlace();
  const program = place.run();
  await program.says(/is ready/);
  program.process.kill('SIGTERM');
  await program.ended;
  project.provide('preparedDataFolder', place.dataDir);
  return () => place[Symbol.asyncDispose]();
}
