import { bigRowIdSchema } from '#server/office/row-id.ts';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { proposedAnswer } from '#domain/answers/office/offers.ts';
import {
  textChangeAnswer,
  textChangesAnswer,
  textChangeStatuses,
  textConflictsAnswer,
  textPreviewAnswer,
  textSourceAnswer,
} from '#domain/answers/office/text-changes.ts';
import { lineDifferences } from '#domain/base/text/line-differences.ts';
import { changeAnswers, changeRoutes } from '#server/office/change-routes.ts';
import { refuse } from '#server/office/office-error.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import { gitBlobHash } from '#server/texts/content/content-files.ts';
import type { TextsServices } from '#server/texts/editorial/texts-services.ts';
import type { TextProblem } from './describe-problem.ts';
import { slugInText } from './slug-in-text.ts';
import { findChangedText, type TextChange } from './text-change.ts';
import type { TextChanges, TextRefusal } from './text-changes.ts';
import { titleInText } from './title-in-text.ts';

const editors = { access: ['editor'] as const };
/** A text of two million letters is read, and refused with a sentence. */
const WITH_TEXT = { bodyLimit: 8 * 1024 * 1024 };
const VERSIONS = { href: '/admin/texte/versiuni/', text: 'Mergeți la „Ce este publicat”' };

const typedShape = {
  file: z.string().max(200),
  text: z.string(),
  /** what changed, for readers */
  readers: z
    .string()
    .trim()
    .max(500, 'Cel mult 500 de caractere.')
    .nullish()
    .transform((readers) => readers || null),
  /** Git's hash of the text it was made from; null: there was none. Left out: it was made from the present one. */
  madeFrom: z.string().max(40).nullish(),
};

/** Collects problems by field, each with its line. */
function fieldsOf(problems: readonly TextProblem[]): Record<string, string> {
  const said = problems.map(({ field, line, message }) => ({
    field,
    sentence: line === null ? message : `Rândul ${line}: ${message}`,
  }));
  const byField = Map.groupBy(said, ({ field }) => field);
  return Object.fromEntries(
    Array.from(byField, ([field, ofField]) => [
      field,
      [...new Set(ofField.map(({ sentence }) => sentence))].join(' '),
    ]),
  );
}

const refuseUnfit = (reply: FastifyReply, problems: readonly TextProblem[]) =>
  refuse(reply, 400, 'invalid', 'Textul nu poate fi publicat așa.', fieldsOf(problems));

const answers = changeAnswers<TextRefusal>({
  sentences: {
    'nothing-changed': [409, 'nothing-changed', 'Textul este la fel cu cel de pe site.'],
    'already-waiting': [409, 'already-waiting', 'Același text așteaptă deja: îl aprobă un coleg.'],
  },
  refuseOwn(reply, refusal) {
    if (refusal.refused === 'unfit') return refuseUnfit(reply, refusal.problems);
    if (refusal.refused === 'conflict') {
      const message =
        'Fișierul acestui text s-a schimbat sub textul din redacție. Alegeți întâi care dintre ele rămâne.';
      return refuse(reply, 409, 'conflict', message, undefined, VERSIONS);
    }
    return refuse(
      reply,
      409,
      'changed-meanwhile',
      'Textul s-a schimbat între timp: comparați cu cel de acum și propuneți din nou.',
    );
  },
});

type Services = OfficeServices & { texts: TextsServices; textChanges: TextChanges };

/** Serves the texts of the office: written by one person, approved by another. */
export const textChangesRoutes: FastifyPluginAsyncZod<Services> = async (
  app,
  { db, country, texts, textChanges: changes },
) => {
  const toAnswer = answerOf(texts);
  const routes = changeRoutes(app, '/api/admin/text-changes', answers);
  routes.list({
    statuses: textChangeStatuses,
    answer: textChangesAnswer,
    run: async (status, limit) => ({
      changes: (await changes.repository.listByStatus(status, limit)).map(toAnswer),
    }),
  });
  routes.propose({
    ...WITH_TEXT,
    body: z.object({ ...typedShape, note: z.string() }),
    answer: proposedAnswer,
    read: async (typed) => ({ proposal: typed }),
    run: (typed, note, by) => changes.propose(typed, note, by),
  });
  routes.decisions(changes);

  app.get(
    '/api/admin/text-changes/:id',
    {
      config: editors,
      schema: {
        params: z.object({ id: bigRowIdSchema }),
        response: { 200: textChangeAnswer },
      },
    },
    async ({ params: { id } }, reply) => {
      const change = await findChangedText(db, country.code, id);
      return change
        ? { file: change.file, text: change.text }
        : refuse(reply, 404, 'unknown', 'Această propunere nu există.');
    },
  );

  app.post(
    '/api/admin/text-preview',
    {
      config: editors,
      ...WITH_TEXT,
      schema: { body: z.object(typedShape), response: { 200: textPreviewAnswer } },
    },
    async ({ body }, reply) => {
      const looked = await changes.look(body);
      if ('problems' in looked) return refuseUnfit(reply, looked.problems);
      const page = await texts.preview(slugInText(body.text) ?? '', looked.content);
      if (!page) return refuse(reply, 404, 'unknown', 'Acest text nu are pagină.');
      return { html: page.variant('identity').body.toString() };
    },
  );
  sourceRoute(app, texts, changes);
  conflictRoutes(app, texts, changes);
};

type App = Parameters<FastifyPluginAsyncZod>[0];

/** Serves the text of a page as it is written, with its history. */
function sourceRoute(app: App, texts: TextsServices, changes: TextChanges): void {
  const { live } = changes;
  app.get(
    '/api/admin/texts/:slug/source',
    {
      config: editors,
      schema: { params: z.object({ slug: z.string().max(200) }), response: { 200: textSourceAnswer } },
    },
    async ({ params: { slug } }, reply) => {
      const entry = texts.content.entries.find((one) => one.slug === slug);
      const text = entry && (await changes.present(entry.file));
      if (!entry || text == null) return refuse(reply, 404, 'unknown', 'Acest text nu se scrie aici.');
      const { file } = entry;
      return {
        file,
        text,
        hash: gitBlobHash(Buffer.from(text)),
        isContested: live.conflicts().some((one) => one.file === file),
        unfit: live.unfit().get(file) ?? null,
        history: (await changes.repository.listOf(file)).map(answerOf(texts)),
      };
    },
  );
}

/** Serves the files that changed under a text of the office, and the choice of one of both. */
function conflictRoutes(app: App, texts: TextsServices, changes: TextChanges): void {
  const { live } = changes;
  app.get(
    '/api/admin/text-conflicts',
    { config: editors, schema: { response: { 200: textConflictsAnswer } } },
    async () => ({
      conflicts: live.conflicts().map(({ file, text }) => {
        const onFile = live.textOf(file);
        return {
          file,
          slug: texts.content.entries.find((entry) => entry.file === file)?.slug ?? null,
          office: text ?? '',
          onFile,
          differences: lineDifferences(text ?? '', onFile ?? ''),
        };
      }),
    }),
  );
}

/** Converts a change for the office's pages. */
function answerOf(texts: TextsServices) {
  return (change: TextChange) => ({
    ...change,
    slug: texts.content.entries.find(({ file }) => file === change.file)?.slug ?? null,
    title: titleInText(change.text) ?? change.file,
    differences: lineDifferences(change.before ?? '', change.text),
  });
}
