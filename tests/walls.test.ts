import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const projectFolder = path.resolve(import.meta.dirname, '..');
const wallRules = [
  'no-restricted-imports',
  'no-restricted-globals',
  'no-restricted-properties',
  'no-process-env',
  'imports-by-place',
  'imports-by-layer',
];

// Allowed and forbidden imports. Each line becomes a file of its own, linted like ours.
const forbidden: [file: string, code: string][] = [
  ['domain/loan/x.ts', `import { a } from '#server/db/database.ts';`],
  ['domain/loan/x.ts', `import { a } from '../../server/db/database.ts';`],
  ['domain/loan/x.ts', `import type { A } from '#app/ui/button.tsx';`],
  ['domain/loan/x.ts', `import { a } from '../../app/ui/button.tsx';`],
  ['domain/loan/x.ts', `import { readFileSync } from 'node:fs';`],
  ['domain/loan/x.ts', `import decimal from 'decimal.js';`],
  ['domain/loan/x.ts', `export const now = () => Date.now();`],
  ['domain/loan/x.ts', `export const draw = () => Math.random();`],
  ['domain/loan/x.ts', `export const load = () => fetch('https://example.ro/');`],
  ['server/offers/deep/x.ts', `import { a } from '#app/offers/shared/offer/offer-view.ts';`],
  ['server/offers/deep/x.ts', `import { a } from '../../../app/ui/button.tsx';`],
  ['server/offers/deep/x.ts', `import type { A } from '#app/routes.ts';`],
  ['server/offers/deep/x.ts', `export { a } from '#app/routes.ts';`],
  ['server/offers/deep/x.ts', `export const level = process.env['LOG_LEVEL'];`],
  ['server/offers/x.ts', `import { a } from '#server/start/services.ts';`],
  ['server/offers/x.ts', `import type { A } from '../start/services.ts';`],
  ['server/offers/x.ts', `import { a } from '../../scripts/build.ts';`],
  ['server/web/pages/x.ts', `import type { A } from '#server/visits/events/event-lane.ts';`],
  ['server/web/pages/x.ts', `import { a } from '#server/people/privacy/pause-guard.ts';`],
  ['server/visits/events/x.ts', `import { a } from '#server/web/pages/page-store.ts';`],
  ['server/shared/http/x.ts', `import type { A } from '#server/web/pages/page-store.ts';`],
  ['server/shared/http/x.ts', `import { a } from '../events/event-lane.ts';`],
  ['server/shared/http/x.ts', `import type { A } from '#server/web/bundle/built-app.ts';`],
  ['server/start/x.ts', `import { a } from '#app/routes.ts';`],
  ['app/pages/x.tsx', `import { a } from '#server/offers/offers-repository.ts';`],
  ['app/pages/x.tsx', `import { a } from '../../server/offers/offers-repository.ts';`],
  ['app/pages/x.tsx', `export const load = () => import('#server/offers/offers-repository.ts');`],
  ['app/runtime/x.ts', `import { a } from '#server/visits/events/event-schema.ts';`],
  ['app/offers/list/x.tsx', `import { a } from '#app/offers/home/home-hero.tsx';`],
  ['app/offers/list/x.tsx', `import { a } from '../home/home-hero.tsx';`],
  ['app/partners/open-data/x.tsx', `import { a } from '#app/offers/shared/offer/offer-bar.tsx';`],
  ['domain/base/text/x.ts', `import { a } from '#domain/loan/term.ts';`],
  ['domain/offers/x.ts', `import type { A } from '#domain/visits/events/event.ts';`],
  ['server/shared/jobs/x.ts', `import { a } from '#server/office/office-error.ts';`],
  ['server/office/x.ts', `import type { A } from '#server/offers/offers-repository.ts';`],
  ['server/offers/x.ts', `import { a } from '#server/people/comments/decide.ts';`],
  ['server/unshelved/x.ts', `import { a } from '#server/base/operator.ts';`],
  ['domain/offers/x.ts', `import type { A } from '#domain/partners/conversions/money-rows.ts';`],
  ['server/offers/x.ts', `import type { A } from '#server/partners/conversions/money.ts';`],
  ['app/offers/list/x.tsx', `import type { A } from '#domain/partners/conversions/money-rows.ts';`],
  ['app/offers/shared/offer/x.tsx', `import type { A } from '#domain/partners/conversions/money-rows.ts';`],
  ['app/pages/x.data.ts', `import type { A } from '#domain/partners/conversions/money-rows.ts';`],
  ['app/pages/x.data.ts', `import type { A } from '#server/partners/conversions/measured-approvals.ts';`],
  ['domain/offers/x.ts', `import type { A } from '#domain/partners/terms/offer-terms.ts';`],
  ['server/offers/x.ts', `import { a } from '#server/partners/terms/live-who-pays.ts';`],
  ['app/offers/list/x.tsx', `import { a } from '#domain/partners/terms/pays-for.ts';`],
  ['app/partners/partners/x.tsx', `import { a } from '#domain/partners/terms/is-in-force.ts';`],
  ['app/pages/x.data.ts', `import type { A } from '#server/partners/terms/live-who-pays.ts';`],
  ['app/offers/list/x.tsx', `import { a } from '#app/pages/home.tsx';`],
  ['app/offers/list/x.tsx', `import type { A } from '#server/web/pages/page-contract.ts';`],
  ['app/offers/shared/offer/x.tsx', `import type { A } from '#app/offers/list/offer-list.ts';`],
  ['app/offers/shared/offer/x.tsx', `import { a } from '#app/pages/home.tsx';`],
  ['app/offers/shared/offer/x.tsx', `import { a } from '#app/runtime/application/navigation.ts';`],
  ['app/offers/shared/offer/x.tsx', `import type { A } from '#server/web/pages/page-contract.ts';`],
  ['app/offers/home/x.tsx', `import { homeSchema } from '#domain/texts/schemas/home-schema.ts';`],
  ['app/pages/x.data.ts', `import { homeSchema } from '#domain/texts/schemas/home-schema.ts';`],
  ['app/pages/x.data.ts', `import { calendarSchema } from '#domain/tools/calendar/calendar-schema.ts';`],
  ['app/ui/x.tsx', `import { a } from '#app/offers/home/home-hero.tsx';`],
  ['app/ui/x.tsx', `import { a } from '#app/offers/shared/offer/offer-bar.tsx';`],
  ['app/ui/x.tsx', `import { a } from '../features/home/home-hero.tsx';`],
  ['app/ui/x.tsx', `import { a } from '#domain/offers/rank-offers.ts';`],
  ['app/ui/x.tsx', `import type { A } from '#server/web/pages/page-contract.ts';`],
  ['migrations/900-x.ts', `import { a } from '#server/db/tables.ts';`],
  ['server/offers/deep/x.ts', `import { a } from '../app.ts';`],
  ['server/offers/deep/x.ts', `import { a } from './more/app.ts';`],
  ['server/offers/deep/x.ts', `import { a } from './../app.ts';`],
  ['server/offers/deep/x.ts', `import { a } from '#server/offers/deep/app.ts';`],
  ['server/offers/deep/x.ts', `export * from '../app.ts';`],
  ['server/offers/deep/x.ts', `export type A = import('../app.ts').A;`],
];

const allowed: [file: string, code: string][] = [
  ['domain/loan/x.ts', `import { a } from '#domain/base/money/bani.ts';`],
  ['domain/loan/x.ts', `import { a } from './term.ts';`],
  ['domain/loan/x.ts', `import { z } from 'zod';`],
  ['domain/loan/x.test.ts', `import { expect } from 'vitest';`],
  ['server/offers/deep/x.ts', `import { a } from '#domain/offers/base-order.ts';`],
  ['server/offers/deep/x.ts', `import { a } from '#server/db/database.ts';`],
  ['server/start/x.ts', `import { a } from '#server/visits/events/event-lane.ts';`],
  ['server/web/pages/x.ts', `import { a } from '#server/shared/http/stored-response.ts';`],
  ['server/visits/events/x.ts', `import { a } from '#server/shared/http/answer-bytes.ts';`],
  ['server/shared/http/x.ts', `import { a } from '#server/base/with-timeout.ts';`],
  ['server/offers/x.test.ts', `import { a } from '#server/people/comments/decide.ts';`],
  ['server/config.ts', `export const level = process.env['LOG_LEVEL'];`],
  ['app/pages/x.tsx', `import type { A } from '#server/web/pages/page-contract.ts';`],
  ['app/pages/x.tsx', `import { a } from '#app/offers/list/offers-page.tsx';`],
  ['app/offers/home/x.tsx', `import type { HomeTexts } from '#domain/texts/schemas/home-schema.ts';`],
  ['app/offers/list/x.tsx', `import { a } from '#app/ui/button.tsx';`],
  ['app/offers/list/x.tsx', `import { a } from '#app/runtime/application/navigation.ts';`],
  ['app/offers/list/x.tsx', `import { a } from '#app/offers/shared/offer/offer-bar.tsx';`],
  ['app/offers/list/x.tsx', `import { a } from './offer-list.ts';`],
  ['app/offers/list/x.tsx', `import { a } from '#domain/offers/rank-offers.ts';`],
  ['app/offers/shared/offer/x.tsx', `import { a } from '#app/offers/shared/loan-request/ask-form.tsx';`],
  ['app/offers/shared/offer/x.tsx', `import { a } from '#app/ui/button.tsx';`],
  ['app/offers/shared/offer/x.tsx', `import { a } from './offer-view.ts';`],
  ['app/offers/shared/offer/x.tsx', `import { a } from '#domain/offers/rank-offers.ts';`],
  ['app/ui/x.tsx', `import { a } from './field.tsx';`],
  ['app/ui/x.tsx', `import { a } from '#domain/base/text/format-money.ts';`],
  ['app/ui/x.tsx', `import type { A } from '#domain/law/rule-pack.ts';`],
  ['migrations/900-x.ts', `import { sql } from 'kysely';`],
];

const copy = await mkdtemp(path.join(tmpdir(), 'imprumut-clar-walls-'));
afterAll(() => rm(copy, { recursive: true }));
for (const file of ['.oxlintrc.json', 'scripts/lint'])
  await cp(path.join(projectFolder, file), path.join(copy, file), { recursive: true });
const cases = [...forbidden, ...allowed];
await Promise.all(cases.map(([file, code], index) => write(placeOf(file, index), code)));
const broken = await findBrokenWalls();

test.each(forbidden)('%s may not: %s', (file, code) => {
  expect(broken).toContain(placeOf(file, indexOf(file, code)));
});

test.each(allowed)('%s may: %s', (file, code) => {
  expect(broken).not.toContain(placeOf(file, indexOf(file, code)));
});

/** Returns a unique name for each case: x.test.ts becomes x7.test.ts. Existing files keep their name. */
function placeOf(file: string, index: number): string {
  return file.replace(/(?<=[/-])x(?=\.)/, `x${index}`);
}

function indexOf(file: string, code: string): number {
  return cases.findIndex((entry) => entry[0] === file && entry[1] === code);
}

async function write(file: string, code: string): Promise<void> {
  await mkdir(path.dirname(path.join(copy, file)), { recursive: true });
  await writeFile(path.join(copy, file), `${code}\n`);
}

/** Returns the files that the linter reports for one of the wall rules. */
async function findBrokenWalls(): Promise<string[]> {
  const oxlint = path.join(projectFolder, 'node_modules/.bin/oxlint');
  const report = await new Promise<string>((resolve) => {
    // The linter exits with 1 when it finds something, as it must here.
    execFile(oxlint, ['--format=json'], { cwd: copy }, (_error, stdout) => resolve(stdout));
  });
  const { diagnostics } = JSON.parse(report) as { diagnostics: { code: string; filename: string }[] };
  return diagnostics
    .filter(({ code }) => wallRules.some((rule) => code.includes(rule)))
    .map(({ filename }) => filename);
}
