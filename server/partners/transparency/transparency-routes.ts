import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { done, doneAnswer } from '#domain/answers/office/common.ts';
import { questionWays } from '#domain/answers/office/evidence.ts';
import { proposedAnswer } from '#domain/answers/office/offers.ts';
import { officeTransparencyAnswer } from '#domain/answers/office/transparency.ts';
import type { TransparencyEntry } from '#domain/partners/transparency/entry.ts';
import { letterToLender } from '#domain/partners/transparency/letter-to-lender.ts';
import { publishableFrom } from '#domain/partners/transparency/publishing.ts';
import { countSquares, squaresOf } from '#domain/partners/transparency/squares.ts';
import { readAnswer, readDay, readPage } from '#domain/partners/transparency/typed-page.ts';
import { createLenderQuestions } from '#server/offers/evidence/lender-questions.ts';
import type { TransparencyRefusal } from './transparency-changes.ts';
import { alreadyWaiting, decisionRoutes, reasonSchema } from '#server/office/decision-routes.ts';
import { refuse } from '#server/office/office-error.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import type { LiveEvidence } from '#server/offers/evidence/live-evidence.ts';
import type { TransparencyChanges } from './transparency-changes.ts';
import { createEntryReader, fileSchema, WITH_FILE } from '#server/offers/evidence/read-evidence-entry.ts';

const readers = { access: ['editor', 'analyst'] as const };
const editors = { access: ['editor'] as const };
const typedSchema = z.record(z.string().max(40), z.string().max(5_000));
const proposalSchema = z.object({
  kind: z.enum(['page', 'answer', 'publication']),
  fields: typedSchema.default({}),
  note: z.string(),
  file: fileSchema.nullable().default(null),
});

/** Serves rounds of transparency: pages opened by one person and approved by another, letters to lenders, publication. */
export const transparencyRoutes: FastifyPluginAsyncZod<
  OfficeServices & { evidence: LiveEvidence; transparencyChanges: TransparencyChanges }
> = async (app, { db, country, now, evidence, mail, transparencyChanges: changes }) => {
  const reader = createEntryReader({ db, country, now, evidence });
  const letters = createLenderQuestions(db, country.code, now);

  app.get(
    '/api/admin/transparency',
    { config: readers, schema: { response: { 200: officeTransparencyAnswer } } },
    async () => {
      const [state, waiting, decided] = await Promise.all([
        changes.state(),
        changes.listWaiting(),
        changes.listDecided(),
      ]);
      const { book, round, pages, published, names } = state;
      const open = { number: round, publishedOn: changes.today(), pages };
      const lenders = Array.from(names, ([slug, name]) => {
        const squares = squaresOf(slug, { rounds: [...book.rounds, open] }, changes.today());
        const { found, missing } = countSquares(squares);
        const sentOn = state.letters.get(slug) ?? null;
        return {
          slug,
          name,
          found,
          missing,
          letter: letterToLender({ name, squares, origin: mail.origin }),
          sentOn,
          publishableFrom: sentOn === null || published.has(slug) ? null : publishableFrom(sentOn),
        };
      });
      return {
        round,
        obstacles: state.obstacles,
        published: book.rounds.map(({ number, publishedOn }) => ({ number, publishedOn })),
        lenders: lenders.toSorted((a, b) => a.name.localeCompare(b.name, 'ro')),
        changes: [...waiting, ...decided].map((change) => ({ ...change, name: nameOf(change.entry, names) })),
      };
    },
  );

  app.post(
    '/api/admin/transparency-changes',
    { config: editors, ...WITH_FILE, schema: { body: proposalSchema, response: { 200: proposedAnswer } } },
    async (request, reply) => {
      const { kind, fields, file: given } = request.body;
      const note = reasonSchema.safeParse(request.body.note);
      const checked = given && (await reader.readFile(given));
      const file = checked && 'file' in checked ? checked.file : null;
      const read = await readEntry(kind, fields, file?.hash ?? null);
      const problems = {
        ...('problems' in read && read.problems),
        ...(checked && 'problem' in checked && { fisier: checked.problem }),
        ...(note.error && { note: note.error.issues[0]?.message ?? '' }),
      };
      if (!('entry' in read) || !note.success || Object.keys(problems).length > 0) {
        return refuse(reply, 400, 'invalid', 'Verificați datele.', problems);
      }
      const answer = await changes.propose(read.entry, note.data, officerOf(request), file);
      return 'refused' in answer ? refuseTransparency(reply, answer) : answer;
    },
  );

  app.post(
    '/api/admin/transparency-letters',
    {
      config: editors,
      schema: {
        body: z.object({ creditor: z.string().max(100), prin: z.enum(questionWays), zi: z.string().max(40) }),
        response: { 200: doneAnswer },
      },
    },
    async (request, reply) => {
      const { creditor: lender, prin: through, zi } = request.body;
      const { names } = await changes.state();
      const sentOn = readDay(zi, changes.today());
      const problems = {
        ...(!names.has(lender) && { creditor: 'Alegeți creditorul.' }),
        ...('problem' in sentOn && { zi: sentOn.problem }),
      };
      if ('problem' in sentOn || Object.keys(problems).length > 0) {
        return refuse(reply, 400, 'invalid', 'Verificați datele.', problems);
      }
      await letters.add({ lender, through, askedOn: sentOn.day, about: 'transparency' }, officerOf(request));
      return done;
    },
  );

  decisionRoutes(app, '/api/admin/transparency-changes', changes, refuseTransparency);

  /** @param copy sha-256 of the copy sent with it */
  async function readEntry(
    kind: TransparencyEntry['kind'],
    fields: z.output<typeof typedSchema>,
    copy: string | null,
  ): Promise<{ entry: TransparencyEntry } | { problems: Record<string, string> }> {
    const { round, names } = await changes.state();
    const known = { lenders: new Set(names.keys()), round, today: changes.today(), copy };
    if (kind === 'publication') return { entry: { kind, round } };
    return kind === 'page' ? readPage(fields, known) : readAnswer(fields, known);
  }
};

function nameOf(entry: TransparencyEntry, names: ReadonlyMap<string, string>): string {
  return entry.kind === 'publication' ? `Runda ${entry.round}` : (names.get(entry.lender) ?? entry.lender);
}

/** Answers the refusal of an entry, for people. */
function refuseTransparency(reply: FastifyReply, refusal: TransparencyRefusal): FastifyReply {
  if (refusal.refused === 'already-waiting') return refuse(reply, ...alreadyWaiting);
  return refuse(reply, 409, refusal.refused, refusal.sentences.join(' '));
}
